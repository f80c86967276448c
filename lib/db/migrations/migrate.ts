import "server-only";
import pg from "pg";
import { BASELINE, migrationNames, sinceBaseline } from "./migration-names";
import { NO_FILTERS, readMigrations, withSchemaEngine } from "./schema-engine";

/**
 * Applies the migrations that the database does not have yet, or those of them named in `only`. Returns their names,
 * oldest first. A database that the replaced migrations brought to the baseline is recorded as having it.
 * @throws OutdatedDatabaseError when it is older
 */
export async function applyMigrations(
  databaseUrl: string,
  only?: readonly string[],
): Promise<string[]> {
  await forgetBrokenOff(databaseUrl);
  const recorded = await recordedMigrations(databaseUrl);
  const hasBaseline = sinceBaseline(recorded).includes(BASELINE);
  return withSchemaEngine(databaseUrl, async (engine) => {
    const list = await readMigrations();
    if (hasBaseline && !recorded.includes(BASELINE)) {
      await engine.markMigrationApplied({ migrationsList: list, migrationName: BASELINE });
    }
    const migrationDirectories = list.migrationDirectories.filter(
      ({ path: name }) => !only || only.includes(name),
    );
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: { ...list, migrationDirectories },
      filters: NO_FILTERS,
    });
    return appliedMigrationNames;
  });
}

/** The advisory lock that Prisma's engine takes to migrate, so that migrations never run concurrently. */
export const ENGINE_LOCK = 72_707_369;

/**
 * The engine refuses to continue after a migration that failed or was killed. The shop's migrations are one script
 * each, and so one transaction: an unfinished one left nothing behind but its record, which is removed here.
 */
async function forgetBrokenOff(databaseUrl: string): Promise<void> {
  const BROKEN_OFF = "finished_at IS NULL AND rolled_back_at IS NULL";
  await request(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`SELECT FROM "_prisma_migrations" WHERE ${BROKEN_OFF}`);
    if (!rowCount) return;
    await client.query("SELECT pg_advisory_lock($1)", [ENGINE_LOCK]);
    await client.query(
      `UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE ${BROKEN_OFF}`,
    );
  });
}

/**
 * Returns the names of a database's migrations, oldest first; empty when it was never migrated.
 * @throws OutdatedDatabaseError when it is older than the baseline
 */
export async function appliedMigrations(databaseUrl: string): Promise<string[]> {
  return sinceBaseline(await recordedMigrations(databaseUrl));
}

async function recordedMigrations(databaseUrl: string): Promise<string[]> {
  const names = await request(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM "_prisma_migrations"
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
    );
    return rows.map(({ name }) => name);
  });
  return names ?? [];
}

/** Returns undefined for a database without the table of migrations. */
async function request<T>(
  databaseUrl: string,
  question: (client: pg.Client) => Promise<T>,
): Promise<T | undefined> {
  const UNDEFINED_TABLE = "42P01";
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await question(client);
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return undefined;
    throw error;
  } finally {
    await client.end();
  }
}

/** Returns the names of the migrations that this program has and the database lacks. */
export async function missingMigrations(databaseUrl: string): Promise<string[]> {
  const applied = await appliedMigrations(databaseUrl);
  const names = await migrationNames();
  return names.filter((name) => !applied.includes(name));
}
