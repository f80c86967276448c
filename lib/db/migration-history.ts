import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";

/** What makes the database of a new shop, in one migration, and what came after. */
const MIGRATIONS = path.resolve("prisma/migrations");
/** What made the database of a shop from before the baseline, step by step. */
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

/** The migrations that made shops before the baseline, oldest first. */
export const formerMigrations = () => foldersIn(FORMER_MIGRATIONS);

/**
 * The migrations of a database that has these applied, oldest first: one from before the baseline goes the former way
 * to the same database, every other one begins with the baseline.
 */
export async function migrationHistory(applied: readonly string[]): Promise<MigrationFolder[]> {
  const [former, all] = await Promise.all([formerMigrations(), foldersIn(MIGRATIONS)]);
  if (!former.some(({ name }) => applied.includes(name))) return all;
  return [...former, ...all.filter(({ name }) => name !== BASELINE)];
}
