import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";

export const MIGRATIONS = path.resolve("prisma/migrations");

/** The first migration, which creates the whole database of version 0.1.0. Names of migrations sort by their time. */
export const BASELINE = "20261129150000_baseline";
/** The last of the migrations that the baseline replaced: a database that has it is already what the baseline creates. */
const LAST_REPLACED = "20261129125900_free_orders_are_paid";

/** A database or backup that is older than the baseline; its message says what to do. */
export class OutdatedDatabaseError extends Error {
  constructor() {
    super(
      "This data is from a checkout older than version 0.1.0, which this one cannot bring up to date. Start it once " +
        `with the last checkout that has prisma/migrations/${LAST_REPLACED}, then with this one. Nothing was changed.`,
    );
  }
}

/**
 * Returns the migrations of a database since the baseline; those that the baseline replaced count as the baseline.
 * @throws OutdatedDatabaseError when some of the replaced migrations are missing
 */
export function sinceBaseline(applied: readonly string[]): string[] {
  const since = applied.filter((name) => name >= BASELINE);
  if (since.length > 0 || applied.length === 0) return since;
  if (applied.includes(LAST_REPLACED)) return [BASELINE];
  throw new OutdatedDatabaseError();
}

/** Returns the names of this program's migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
