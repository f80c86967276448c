import { readFile } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startThrowaway } from "@/lib/db/embedded";
import { applyMigrations } from "@/lib/db/migrate";
import { prepareQueue } from "@/lib/mail/queue";

declare module "vitest" {
  interface ProvidedContext {
    /** The migrated database that every worker copies; nobody may stay connected to it. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the run, migrated once, gone when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowaway();
  await applyMigrations(server.url);
  await prepareQueue(server.url);
  await finishTemplate(server.url);
  project.provide("templateUrl", server.url);
  return () => server.stop();
}

async function finishTemplate(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(await readFile(new URL("reset.sql", import.meta.url), "utf8"));
  // A database that somebody is connected to cannot be copied.
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await client.end();
}
