import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrongAmounts } from "@/e2e/support/audit-amounts";
import { recordEntry } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { withWebRole } from "@/e2e/support/limited-role";
import { recordAudit, SYSTEM_ACTOR } from "./record";
import { verifyAuditChain } from "./verify-chain";

const { db, url } = testDatabase();

/** Characters that people and programs may write, including control characters and lone surrogates. */
const SIGNS = [
  "a",
  "é",
  "₹",
  "😀",
  "\u2028",
  "\ud800",
  "\0",
  "\x01",
  "\x1f",
  "\x7f",
  '"',
  "\\",
  "\n",
  "<",
];
const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 1 })),
});
const anyJson = fc
  .oneof(
    fc.dictionary(anyText, fc.jsonValue()),
    fc.dictionary(fc.string(), fc.oneof(anyText, fc.double(), fc.constant(null))),
  )
  // Excludes objects with a random key whose value would have to be an amount in paise.
  .filter((json) => wrongAmounts(json).length === 0);

describe("the chain of the audit log", () => {
  it("is the same to the byte in the database and here, whatever an entry holds", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyJson, async (name, description, json) => {
        const details = JSON.parse(JSON.stringify(json)) as Record<string, never>;
        await recordEntry(db, {
          actor: { userId: null, identifier: name, name },
          description,
          ipAddress: "2001:db8::1",
          details,
        });
        expect((await verifyAuditChain(db)).broken).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it("keeps all text that the database can store", async () => {
    const id = await recordEntry(db, {
      description: "nul \0 and half \ud83d",
      details: { "a\0b": ["x\0", { y: "\udc00" }] },
    });
    const entry = await db.auditLog.findUniqueOrThrow({ where: { id } });
    expect(entry.description).toBe("nul  and half \ufffd");
    expect(entry.details).toEqual({ ab: ["x", { y: "\ufffd" }] });
  });

  it("leaves out a field that would become the prototype of an object", async () => {
    const details = JSON.parse(
      '{ "__proto__": null, "__proto\\u0000__": null, "a": { "__proto__": { "b": 1 }, "c": 2 } }',
    ) as Record<string, never>;
    const id = await recordEntry(db, { details });
    const entry = await db.auditLog.findUniqueOrThrow({ where: { id } });
    expect(entry.details).toEqual({ a: { c: 2 } });
    expect((await verifyAuditChain(db)).broken).toBeNull();
  });

  it("is unbroken after fifty transactions at once, in one of which two entries stand", async () => {
    const write = (n: number) =>
      db.$transaction(async (tx) => {
        const entry = { event: "Setting Updated", actor: SYSTEM_ACTOR } as const;
        await recordAudit(tx, { ...entry, description: `Change ${n}` });
        if (n === 7) await recordAudit(tx, { ...entry, description: "And one more" });
      });
    await Promise.all(Array.from({ length: 50 }, (_, n) => write(n)));
    const report = await verifyAuditChain(db);
    expect(report).toMatchObject({ entries: 51, head: { seq: 51 }, broken: null });
  });

  it("keeps nothing of a rolled-back transaction", async () => {
    await recordEntry(db);
    const failing = db.$transaction(async (tx) => {
      const entry = { event: "Setting Updated", actor: SYSTEM_ACTOR, description: "Lost" } as const;
      await recordAudit(tx, entry);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await recordEntry(db);
    const report = await verifyAuditChain(db);
    expect(report).toMatchObject({ entries: 2, head: { seq: 2 }, broken: null });
    expect(await db.auditLog.count()).toBe(2);
  });
});

const CHANGES = [
  `UPDATE "audit_logs" SET "description" = 'x'`,
  `DELETE FROM "audit_logs"`,
  `TRUNCATE "audit_logs"`,
  `UPDATE "audit_chain" SET "hash" = 'x'`,
  `DELETE FROM "audit_chain"`,
  `TRUNCATE "audit_chain"`,
];

describe("append-only", () => {
  it.each(CHANGES)("refuses the owner: %s", async (statement) => {
    await recordEntry(db);
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
    expect(await verifyAuditChain(db)).toMatchObject({ entries: 1, broken: null });
  });

  it("gives the web process's role no right but to read and to add", async () => {
    await recordEntry(db);
    await withWebRole(url, async (web) => {
      const refused = [
        ...CHANGES,
        `INSERT INTO "audit_chain" VALUES (2, gen_random_uuid(), '', '')`,
        `ALTER TABLE "audit_logs" DISABLE TRIGGER ALL`,
        `DROP TRIGGER "audit_logs_chained" ON "audit_logs"`,
        `DROP TABLE "audit_logs" CASCADE`,
        `SET session_replication_role = replica`,
        `CREATE OR REPLACE FUNCTION link_audit_entry() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
      ];
      for (const statement of refused) {
        await expect(web.$executeRawUnsafe(statement), statement).rejects.toThrow(
          /permission denied|must be owner|append-only/,
        );
      }
      await recordEntry(web);
      expect(await verifyAuditChain(web)).toMatchObject({ entries: 2, broken: null });
    });
  });
});
