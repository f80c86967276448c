import { expect, it } from "vitest";
import { asOwner, emptyDatabases } from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { appliedMigrations, applyMigrations, ENGINE_LOCK, missingMigrations } from "./migrate";

const { url } = testDatabase();
const givenDatabase = emptyDatabases(url);

/** The engine records this before it runs a migration, and does not remove it when it is killed. */
const noteStart = (database: string, name: string) =>
  asOwner(database, (client) =>
    client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, applied_steps_count)
       VALUES (gen_random_uuid(), '', $1, now(), 0)`,
      [name],
    ),
  );

it("goes on after a migration that was broken off, its own or one of a newer version", async () => {
  const database = await givenDatabase();
  const all = await appliedMigrations(url);
  await applyMigrations(database, all.slice(0, -1));
  const last = all.at(-1) ?? "";
  await noteStart(database, last);
  await noteStart(database, "20991231000000_of_a_newer_version");
  expect(await applyMigrations(database)).toEqual([last]);
  expect(await appliedMigrations(database)).toEqual(all);
  expect(await missingMigrations(database)).toEqual([]);
}, 60_000);

it("keeps nobody waiting once it is done, not even where there was nothing to do", async () => {
  const database = await givenDatabase();
  await applyMigrations(database, []);
  await asOwner(database, async (client) => {
    await client.query("SET lock_timeout = '5s'");
    await client.query("SELECT pg_advisory_lock($1)", [ENGINE_LOCK]);
  });
});
