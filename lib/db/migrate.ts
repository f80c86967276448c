import "server-only";
import { NO_FILTERS, openSchemaEngine, readMigrations } from "./schema-engine";

/** Applies the migrations that the database does not have yet; answers their names, oldest first. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const engine = await openSchemaEngine(databaseUrl);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(),
      filters: NO_FILTERS,
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
  }
}
