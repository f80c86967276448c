import { beforeEach, describe, expect, it } from "vitest";
import { recordEntry, tamper } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { verifyAuditChain } from "./verify-chain";

const { db } = testDatabase();

describe("verifying the chain", () => {
  let ids: string[] = [];
  const id = (seq: number) => ids[seq - 1] ?? "";

  beforeEach(async () => {
    ids = [];
    for (let n = 1; n <= 5; n++) {
      ids.push(await recordEntry(db, { description: `Entry ${n}`, details: { n } }));
    }
  });

  it("returns the head of an intact chain, and of an empty one", async () => {
    const [link] = await db.auditChainLink.findMany({ where: { seq: 5n } });
    const report = await verifyAuditChain(db);
    expect(report).toEqual({ entries: 5, head: { seq: 5, hash: link?.hash }, broken: null });
    await tamper(db, `DELETE FROM "audit_chain"`, `DELETE FROM "audit_logs"`);
    const empty = await verifyAuditChain(db);
    expect(empty).toEqual({ entries: 0, head: { seq: 0, hash: "" }, broken: null });
  });

  it.each([
    `"description" = 'Nothing happened'`,
    `"details" = '{"n": 4}'`,
    `"details" = NULL`,
    `"actor" = 'somebody@else.in'`,
    `"ipAddress" = '192.0.2.1'`,
    `"userId" = gen_random_uuid()`,
    `"status" = 'failed'`,
    `"timestamp" = "timestamp" - interval '1 millisecond'`,
  ])("finds the entry with an altered %s", async (change) => {
    await tamper(db, `UPDATE "audit_logs" SET ${change} WHERE "id" = '${id(3)}'`);
    const { entries, head, broken } = await verifyAuditChain(db);
    expect({ entries, seq: head.seq }).toEqual({ entries: 2, seq: 2 });
    expect(broken).toMatchObject({ seq: 3, auditLogId: id(3) });
    expect(broken?.timestamp).toBeInstanceOf(Date);
    expect(broken?.reason).toMatch(/not as it was written/);
  });

  it("names a deleted entry by its link", async () => {
    await tamper(db, `DELETE FROM "audit_logs" WHERE "id" = '${id(2)}'`);
    expect((await verifyAuditChain(db)).broken).toEqual({
      seq: 2,
      auditLogId: id(2),
      timestamp: null,
      reason: "The entry of this link was deleted.",
    });
  });

  it("names the link after those that were deleted with their entries", async () => {
    await tamper(
      db,
      `DELETE FROM "audit_logs" WHERE "id" IN ('${id(2)}', '${id(3)}')`,
      `DELETE FROM "audit_chain" WHERE "seq" IN (2, 3)`,
    );
    const { broken } = await verifyAuditChain(db);
    expect(broken).toMatchObject({ seq: 4, auditLogId: id(4) });
    expect(broken?.reason).toBe("The links 2 to 3 before this one are gone.");
  });

  it("names the link whose predecessors were renumbered over a gap", async () => {
    await tamper(
      db,
      `DELETE FROM "audit_logs" WHERE "id" = '${id(2)}'`,
      `DELETE FROM "audit_chain" WHERE "seq" = 2`,
      `UPDATE "audit_chain" SET "seq" = 2 WHERE "seq" = 3`,
    );
    const { broken } = await verifyAuditChain(db);
    expect(broken).toMatchObject({ seq: 2, auditLogId: id(3) });
    expect(broken?.reason).toMatch(/hash of the link before/);
  });

  it("finds an entry inserted without a link", async () => {
    await tamper(
      db,
      `INSERT INTO "audit_logs" SELECT gen_random_uuid(), "timestamp" - interval '1 hour', "userId",
         "actor", "actorName", "action", "type", "status", 'Slipped in', "ipAddress", "details"
       FROM "audit_logs" WHERE "id" = '${id(1)}'`,
    );
    const { entries, broken } = await verifyAuditChain(db);
    expect(entries).toBe(5);
    expect(broken).toMatchObject({ seq: null });
    expect(broken?.reason).toMatch(/has no link/);
  });

  it("names the first link when what was before it is gone unexplained", async () => {
    await tamper(
      db,
      `DELETE FROM "audit_logs" WHERE "id" = '${id(1)}'`,
      `DELETE FROM "audit_chain" WHERE "seq" = 1`,
    );
    const { broken } = await verifyAuditChain(db);
    expect(broken).toMatchObject({ seq: 2, auditLogId: id(2) });
    expect(broken?.reason).toMatch(/no pruning explains it/);
  });

  it("notices by a noted head that the newest entries were cut off", async () => {
    const { head } = await verifyAuditChain(db);
    await recordEntry(db);
    expect((await verifyAuditChain(db, { knownHead: head })).broken).toBeNull();
    await tamper(
      db,
      `DELETE FROM "audit_logs" WHERE "id" IN (SELECT "auditLogId" FROM "audit_chain" WHERE "seq" >= 5)`,
      `DELETE FROM "audit_chain" WHERE "seq" >= 5`,
    );
    expect((await verifyAuditChain(db)).broken).toBeNull();
    expect((await verifyAuditChain(db, { knownHead: head })).broken).toMatchObject({ seq: 5 });
  });

  it("notices by a noted head that the whole chain was written anew", async () => {
    const { head } = await verifyAuditChain(db);
    await tamper(db, `DELETE FROM "audit_chain"`, `DELETE FROM "audit_logs"`);
    for (let n = 1; n <= 6; n++) await recordEntry(db, { description: `Another ${n}` });
    expect((await verifyAuditChain(db)).broken).toBeNull();
    const { broken } = await verifyAuditChain(db, { knownHead: head });
    expect(broken).toMatchObject({ seq: 5 });
    expect(broken?.reason).toMatch(/written anew/);
  });

  it("reads a chain of more than one batch", async () => {
    await db.$executeRaw`
      INSERT INTO "audit_logs" ("id", "actor", "actorName", "action", "type", "status", "description")
      SELECT gen_random_uuid(), 'system', 'System', 'Login', 'authentication', 'success', n::text
      FROM generate_series(1, 2100) n`;
    expect(await verifyAuditChain(db)).toMatchObject({ entries: 2105, broken: null });
  });
});
