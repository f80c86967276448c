import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries, recordEntry, tamper } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { BrokenChainError, pruneAudit } from "./prune-audit";
import { verifyAuditChain } from "./verify-chain";

const { db } = testDatabase();

/** Inserts entries of these ages in days, chained as if they had been written then. */
async function givenEntries(...ages: number[]): Promise<void> {
  for (const days of ages) {
    await db.$executeRaw`
      INSERT INTO "audit_logs"
        ("id", "timestamp", "actor", "actorName", "action", "type", "status", "description")
      VALUES (gen_random_uuid(), now() - make_interval(days => ${days}::int), 'system', 'System',
        'Login', 'authentication', 'success', ${`${days} days ago`})`;
  }
}

const descriptions = async () => (await auditEntries(db)).map(({ description }) => description);

describe("pruning the audit log", () => {
  beforeEach(() => givenEntries(800, 600, 500, 380, 100, 1));

  it("removes the oldest entries, says so in the log, and leaves a chain that verifies", async () => {
    expect(await pruneAudit({ db, olderThanDays: 400 })).toBe(3);
    expect(await descriptions()).toEqual([
      "380 days ago",
      "100 days ago",
      "1 days ago",
      "3 audit entries older than 400 days were removed",
    ]);
    expect(await verifyAuditChain(db)).toMatchObject({
      entries: 4,
      head: { seq: 7 },
      broken: null,
    });
    await expect(db.$executeRaw`DELETE FROM "audit_logs"`).rejects.toThrow(/append-only/);
    await expect(db.$executeRaw`DELETE FROM "audit_chain"`).rejects.toThrow(/append-only/);
  });

  it("goes in steps, each of which leaves a chain that verifies", async () => {
    await givenEntries(0);
    expect(await pruneAudit({ db, olderThanDays: 365, step: 3 })).toBe(4);
    expect((await descriptions()).slice(-2)).toEqual([
      "3 audit entries older than 365 days were removed",
      "1 audit entry older than 365 days were removed",
    ]);
    expect(await verifyAuditChain(db)).toMatchObject({
      entries: 5,
      head: { seq: 9 },
      broken: null,
    });
  });

  it("can be repeated, and finds nothing to do then", async () => {
    await pruneAudit({ db, olderThanDays: 550 });
    expect(await pruneAudit({ db, olderThanDays: 550 })).toBe(0);
    expect(await pruneAudit({ db, olderThanDays: 365 })).toBe(2);
    expect((await verifyAuditChain(db)).broken).toBeNull();
  });

  it("keeps an old entry that was committed after a younger one", async () => {
    await givenEntries(900);
    expect(await pruneAudit({ db, olderThanDays: 700 })).toBe(1);
    expect(await descriptions()).toContain("900 days ago");
    expect((await verifyAuditChain(db)).broken).toBeNull();
  });

  it("keeps the newest entry, however old, so that the chain goes on from it", async () => {
    await tamper(db, `DELETE FROM "audit_chain" WHERE "seq" > 2`);
    await tamper(db, `DELETE FROM "audit_logs" WHERE "timestamp" > now() - interval '590 days'`);
    expect(await pruneAudit({ db, olderThanDays: 365 })).toBe(1);
    expect(await verifyAuditChain(db)).toMatchObject({
      entries: 2,
      head: { seq: 3 },
      broken: null,
    });
  });

  it("does not excuse a cut that it did not make", async () => {
    await pruneAudit({ db, olderThanDays: 400 });
    await tamper(
      db,
      `DELETE FROM "audit_logs" WHERE "description" = '380 days ago'`,
      `DELETE FROM "audit_chain" WHERE "seq" = 4`,
    );
    const { broken } = await verifyAuditChain(db);
    expect(broken?.reason).toMatch(/no pruning explains it/);
  });

  it("refuses a broken chain, and too short a time", async () => {
    await expect(pruneAudit({ db, olderThanDays: 364 })).rejects.toThrow(RangeError);
    await expect(pruneAudit({ db, olderThanDays: Number.NaN })).rejects.toThrow(RangeError);
    await tamper(db, `UPDATE "audit_logs" SET "actor" = 'x' WHERE "description" = '600 days ago'`);
    const refusal: unknown = await pruneAudit({ db, olderThanDays: 400 }).catch((e: unknown) => e);
    expect(refusal).toBeInstanceOf(BrokenChainError);
    expect((refusal as BrokenChainError).report.broken?.seq).toBe(2);
    expect(await db.auditLog.count()).toBe(6);
  });

  it("waits for what is being written, and loses none of it", async () => {
    const writes = Array.from({ length: 20 }, (_, n) =>
      recordEntry(db, { description: `At once ${n}` }),
    );
    const [pruned] = await Promise.all([pruneAudit({ db, olderThanDays: 400 }), ...writes]);
    expect(pruned).toBe(3);
    expect(await verifyAuditChain(db)).toMatchObject({ entries: 24, broken: null });
  });
});
