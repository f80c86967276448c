import "server-only";
import pg from "pg";
import { NO_FILTERS, openSchemaEngine, readMigrations } from "./schema-engine";

/**
 * Applies the migrations that the database does not have yet, or `only` those of them that are named;
 * answers their names, oldest first.
 */
export async function applyMigrations(
  databaseUrl: string,
  only?: readonly string[],
): Promise<string[]> {
  const engine = await openSchemaEngine(databaseUrl);
  try {
    const list = await readMigrations();
    const migrationDirectories = list.migrationDirectories.filter(
      ({ path: name }) => !only || only.includes(name),
    );
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: { ...list, migrationDirectories },
      filters: NO_FILTERS,
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}

/** Names of the migrations that a database has, oldest first; none where it was never migrated. */
export async function appliedMigrations(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM "_prisma_migrations"
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    const UNDEFINED_TABLE = "42P01";
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return [];
    throw error;
  } finally {
    await client.end();
  }
}

/** Names of the migrations that this program knows and the database lacks. */
export async function missingMigrations(databaseUrl: string): Promise<string[]> {
  const applied = new Set(await appliedMigrations(databaseUrl));
  const { migrationDirectories } = await readMigrations();
  return migrationDirectories.map(({ path: name }) => name).filter((name) => !applied.has(name));
}
