import { readFile } from "node:fs/promises";
import pg from "pg";
import { applyMigrations } from "@/lib/db/migrate";
import { prepareQueue } from "@/lib/email/queue";

// A process of its own, because the migration engine leaves a timer of ten seconds that nobody can
// cancel, and connections that would keep the database from being copied. Both end with it.

const url = process.argv[2] ?? "";
await applyMigrations(url);
await prepareQueue(url);
const client = new pg.Client(url);
await client.connect();
await client.query(await readFile(new URL("reset.sql", import.meta.url), "utf8"));
await client.end();
process.exit(0);
