import "server-only";
import type { Db } from "@/lib/db/client";
import { migrationHistory } from "@/lib/db/migration-history";
import type { System } from "./schemas";

/** Size and load of the database, and how long it takes to answer. */
export async function readDatabase(db: Db): Promise<System["database"]> {
  const [row] = await db.$queryRaw<
    { version: string; bytes: bigint; connections: bigint; maxConnections: number }[]
  >`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
           pg_database_size(current_database()) AS bytes,
           (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections,
           current_setting('max_connections')::int AS "maxConnections"`;
  return {
    version: row?.version ?? "",
    bytes: Number(row?.bytes ?? 0),
    connections: Number(row?.connections ?? 0),
    maxConnections: row?.maxConnections ?? 0,
    latencyMs: await latencyMs(db),
  };
}

/** Of one trivial question, to a tenth of a millisecond. */
async function latencyMs(db: Db): Promise<number> {
  const since = performance.now();
  await db.$queryRaw`SELECT 1`;
  return Math.round((performance.now() - since) * 10) / 10;
}

interface AppliedMigration {
  name: string;
  finishedAt: Date | null;
}

/** The migrations of this release beside those that the database has. */
export async function readMigrationState(db: Db): Promise<System["migrations"]> {
  const rows = await db.$queryRaw<AppliedMigration[]>`
    SELECT migration_name AS name, finished_at AS "finishedAt" FROM "_prisma_migrations"
    WHERE rolled_back_at IS NULL ORDER BY started_at`;
  const applied = rows.filter((row) => row.finishedAt !== null);
  const last = applied.at(-1);
  const isApplied = new Set(applied.map(({ name }) => name));
  const names = (await migrationHistory([...isApplied])).map(({ name }) => name);
  const failed = rows.filter(({ name }) => !isApplied.has(name)).map(({ name }) => name);
  return {
    applied: isApplied.size,
    pending: names.filter((name) => !isApplied.has(name) && !failed.includes(name)),
    failed: [...new Set(failed)],
    last: last?.finishedAt ? { name: last.name, at: last.finishedAt.toISOString() } : null,
  };
}
