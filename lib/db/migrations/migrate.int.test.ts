import { expect, it } from "vitest";
import { asOwner, emptyDatabases, runCommand } from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { appliedMigrations, applyMigrations, ENGINE_LOCK, missingMigrations } from "./migrate";
import { BASELINE } from "./migration-names";

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

/** Makes a database look as the migrations before the baseline left it. */
const recordInstead = (database: string, name: string) =>
  asOwner(database, (client) =>
    client.query(`UPDATE "_prisma_migrations" SET migration_name = $1`, [name]),
  );

it("takes over a database that has all that the baseline replaced", async () => {
  const database = await givenDatabase();
  await applyMigrations(database, [BASELINE]);
  await recordInstead(database, "20261129125900_free_orders_are_paid");
  const since = (await appliedMigrations(url)).filter((name) => name !== BASELINE);
  expect(await applyMigrations(database)).toEqual(since);
  expect(await missingMigrations(database)).toEqual([]);
  expect(await applyMigrations(database)).toEqual([]);
}, 60_000);

it("leaves an older database as it is, and says what to do", async () => {
  const database = await givenDatabase();
  await applyMigrations(database, [BASELINE]);
  await recordInstead(database, "20261129122731_end_orders_short");
  const TO_DO = /^This data is from a checkout older .* Start it once .* Nothing was changed\.$/;
  await expect(applyMigrations(database)).rejects.toThrow(TO_DO);
  const { status, output } = await runCommand(["migrate"], { DATABASE_URL: database });
  expect({ status, output: output.trim() }).toEqual({
    status: 1,
    output: expect.stringMatching(TO_DO) as string,
  });
}, 60_000);
