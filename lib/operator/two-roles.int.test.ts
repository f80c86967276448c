import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterEach, expect, it } from "vitest";
import { createFirstAdmin } from "@/lib/accounts/create-first-admin";
import { AUDIT_EVENTS } from "@/lib/audit/events";
import { verifyAuditChain } from "@/lib/audit/verify-chain";
import { connect } from "@/lib/db/client";
import { applyMigrations } from "@/lib/db/migrate";
import { prepareQueue, queueMail } from "@/lib/mail/queue";
import { sweep } from "@/lib/server/housekeeping";
import { asOwner, emptyDatabases } from "@/lib/testing/backup-steps";
import { testDatabase } from "@/lib/testing/database";

const { url } = testDatabase();
const ROLE = "shop_limited";

// Runs last: the role goes after the database in which it may do something.
afterEach(() => asOwner(url, (client) => client.query(`DROP ROLE IF EXISTS ${ROLE}`)));
const givenDatabase = emptyDatabases(url);

/** The statements that docs/operations.md gives to whoever wants two roles. */
async function documentedGrants(): Promise<string> {
  const text = await readFile("docs/operations.md", "utf8");
  const blocks = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = ""]) => sql);
  return blocks.find((sql) => sql.includes("GRANT USAGE ON SCHEMA")) ?? "";
}

/** Answers the address of the limited role. */
async function givenTwoRoles(): Promise<string> {
  const owner = await givenDatabase("limited");
  await applyMigrations(owner);
  await prepareQueue(owner);
  const grants = await documentedGrants();
  await asOwner(url, (client) => client.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'limited'`));
  await asOwner(owner, (client) => client.query(grants));
  const address = new URL(owner);
  address.username = ROLE;
  return address.href;
}

it("the shop works under the limited role of the documentation, which cannot touch the log", async () => {
  const limited = await givenTwoRoles();
  await prepareQueue(limited);
  const db = connect(limited, 2);
  await createFirstAdmin(db, { ADMIN_EMAIL: "admin@example.in" });
  const { id: userId } = await db.user.findFirstOrThrow();
  await db.$transaction((tx) => queueMail(tx, { template: "password-changed", userId }));
  expect(await sweep({ databaseUrl: limited, db })).toEqual({});
  expect(await db.auditLog.count()).toBe(1);
  for (const forbidden of [
    `DELETE FROM "audit_logs"`,
    `UPDATE "audit_logs" SET "actor" = 'x'`,
    `TRUNCATE "audit_logs"`,
    `INSERT INTO "audit_chain" VALUES (9, gen_random_uuid(), '', '')`,
    `ALTER TABLE "audit_logs" DISABLE TRIGGER USER`,
    `DELETE FROM "_prisma_migrations"`,
  ]) {
    await expect(db.$executeRawUnsafe(forbidden), forbidden).rejects.toThrow(/42501/);
  }
  await db.$disconnect();
}, 60_000);

it("the limited role chooses neither the time of an entry in the log nor whom it names", async () => {
  const db = connect(await givenTwoRoles(), 2);
  const { id } = await db.user.create({
    data: { name: "Asha Rao", email: "asha@example.in", role: "user" },
  });
  const written = async (userId: string | null, actor: string, actorName: string) => {
    const { timestamp, ...entry } = await db.auditLog.create({
      data: {
        ...{ userId, actor, actorName, description: "" },
        ...{ action: "Login" as const, type: AUDIT_EVENTS.Login },
        ...{ status: "success" as const, timestamp: new Date("2001-01-01") },
      },
      select: { userId: true, actor: true, actorName: true, timestamp: true },
    });
    expect(timestamp.getFullYear()).toBeGreaterThan(2025);
    return entry;
  };
  const asha = { userId: id, actor: "asha@example.in", actorName: "Asha Rao" };
  expect(await written(id, "owner@example.in", "Owner")).toEqual(asha);
  for (const [userId, actor, actorName, told] of [
    [randomUUID(), "owner@example.in", "Owner", "Owner (not signed in)"],
    [null, "owner@example.in", "Owner", "Owner (not signed in)"],
    [null, "guest@example.in", "Ravi (not signed in)", "Ravi (not signed in)"],
    [null, "unknown", "Unknown", "Unknown"],
    [null, "system", "Owner", "System"],
    [null, "operator", "root", "root (not signed in)"],
  ] as const) {
    expect(await written(userId, actor, actorName)).toEqual({
      userId: null,
      actor,
      actorName: told,
    });
  }
  expect((await verifyAuditChain(db)).broken).toBeNull();
  await db.$disconnect();
}, 60_000);
