import { afterEach, expect, it } from "vitest";
import { createFirstAdmin } from "@/lib/identity/accounts/create-admin";
import { connect } from "@/lib/db/client";
import { applyMigrations } from "@/lib/db/migrations/migrate";
import { queueMail } from "@/lib/messaging/email/queue";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";
import { sweep } from "@/lib/runtime/background/housekeeping";
import { asOwner, emptyDatabases } from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenLimitedRole } from "@/e2e/support/limited-role";

const { url } = testDatabase();
const ROLE = "shop_limited";

// Runs last, because a role cannot be dropped before the database in which it has rights.
afterEach(() => asOwner(url, (client) => client.query(`DROP ROLE IF EXISTS ${ROLE}`)));
const givenDatabase = emptyDatabases(url);

/** Returns the URL of the limited role. */
async function givenTwoRoles(): Promise<string> {
  const owner = await givenDatabase("limited");
  await applyMigrations(owner);
  await prepareQueues(owner);
  return givenLimitedRole({ superuser: url, owner, role: ROLE });
}

it("the shop works under the limited role of the documentation, which cannot touch the log", async () => {
  const limited = await givenTwoRoles();
  await prepareQueues(limited);
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
    `UPDATE "payments" SET "by" = 'x'`,
    `DELETE FROM "payment_references"`,
    `DELETE FROM "order_documents"`,
  ]) {
    await expect(db.$executeRawUnsafe(forbidden), forbidden).rejects.toThrow(/42501/);
  }
  await db.$disconnect();
});
