import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";

/** The baseline, which creates the database of a new shop in one migration, and the migrations after it. */
const MIGRATIONS = path.resolve("prisma/migrations");
/** The migrations that built the database of a shop from before the baseline. */
const FORMER_MIGRATIONS = path.resolve("prisma/former-migrations");
const BASELINE = "0_baseline";

export interface MigrationFolder {
  name: string;
  folder: string;
}

async function foldersIn(place: string): Promise<MigrationFolder[]> {
  const entries = await readdir(place, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: path.join(place, name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the migrations of shops from before the baseline, oldest first. */
export const formerMigrations = () => foldersIn(FORMER_MIGRATIONS);

/**
 * Returns the migrations for a database that has these applied, oldest first. A database from before the baseline
 * follows the former migrations to the same result; every other one begins with the baseline.
 */
export async function migrationHistory(applied: readonly string[]): Promise<MigrationFolder[]> {
  const [former, all] = await Promise.all([formerMigrations(), foldersIn(MIGRATIONS)]);
  if (!former.some(({ name }) => applied.includes(name))) return all;
  return [...former, ...all.filter(({ name }) => name !== BASELINE)];
}
