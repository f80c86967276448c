import { readFile } from "node:fs/promises";
import pg from "pg";
import { prepareAudit } from "@/lib/audit/prepare-audit";
import { applyMigrations } from "@/lib/db/migrations/migrate";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";

// Runs in its own process, because the migration engine leaves a timer of ten seconds that cannot be cancelled, and
// connections that would prevent copying the database. Both end with the process.

const url = process.argv[2] ?? "";
await applyMigrations(url);
await prepareQueues(url);
await prepareAudit(url);
const client = new pg.Client(url);
await client.connect();
await client.query(await readFile(new URL("reset.sql", import.meta.url), "utf8"));
await client.end();
process.exit(0);
