import { spawn } from "node:child_process";
import { mkdir, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { decidePayments } from "../decide-payments";

// A second machine of the shop that the browser tests share, with HTTP_CACHE=0: `node … uncached-shop.ts PORT`. It
// uses the database, keys and pictures of the first, which Playwright has started before.

const { E2E_DATA_DIR = "" } = process.env;
const ofFirst = async (name: string) =>
  (await readFile(path.join(E2E_DATA_DIR, name), "utf8")).trim();

// Commits do not wait for the disk: no data outlives the run. test:hard kills the databases of its own shops, which
// keep their settings.
const database = new pg.Client(await ofFirst("database-url"));
await database.connect();
await database.query("ALTER SYSTEM SET fsync = off");
await database.query("ALTER SYSTEM SET full_page_writes = off");
await database.query("SELECT pg_reload_conf()");
await database.end();

await decidePayments(await ofFirst("database-url"));

const folder = path.join(path.dirname(E2E_DATA_DIR), "uncached");
await mkdir(folder);
await symlink(path.join(E2E_DATA_DIR, "uploads"), path.join(folder, "uploads"));

const env = {
  ...process.env,
  PORT: process.argv[2],
  HTTP_CACHE: "0",
  DATABASE_URL: await ofFirst("database-url"),
  AUTH_SECRET: await ofFirst("auth-secret"),
  DATA_DIR: folder,
};
const child = spawn(process.execPath, ["lib/runtime/start.mjs"], { env, stdio: "inherit" });
const stop = () => child.kill("SIGTERM");
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
child.on("exit", (code) => process.exit(code ?? 1));
