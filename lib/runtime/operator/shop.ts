import "server-only";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { connect, LONG_TIMEOUTS } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { missingMigrations } from "@/lib/db/migrations/migrate";
import { setQueueDatabase } from "@/lib/messaging/queue/send-jobs";
import { parseEnv, type Env } from "@/lib/base/env";
import { claimDataDir, livingOwner, type Owner } from "@/lib/runtime/supervisor/data-dir";
import { openDatabase } from "@/lib/runtime/supervisor/open-database";
import { OperatorError } from "./command";

/**
 * The shop as a command finds it: running, with its database open; or stopped, and then the command opens the
 * embedded database itself and closes it again.
 */
export interface Shop {
  env: Env;
  databaseUrl: string;
}

const closers: (() => Promise<void>)[] = [];

/** Registers a function to run when the command ends, also when the operator interrupts it. */
export function atEnd(close: () => Promise<void>): void {
  closers.push(close);
}

/** Closes what this process opened, in reverse order. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/** @throws OperatorError when there is no shop, or it is starting or stopping */
export async function openShop(): Promise<Shop> {
  const env = parseEnv(process.env);
  if (env.DATABASE_URL) return { env, databaseUrl: (await openDatabase(env)).url };
  const owner = await livingOwner(env.DATA_DIR);
  if (owner) return { env, databaseUrl: await urlOfRunning(env, owner) };
  const known = await stat(path.join(env.DATA_DIR, "postgres-password")).catch(() => undefined);
  if (!known) {
    throw new OperatorError(
      `There is no shop in ${path.resolve(env.DATA_DIR)}; start it once with \`npm start\`, or name its folder in DATA_DIR.`,
    );
  }
  return openStopped(env);
}

/** Claims the data folder, so that no shop can start meanwhile, and opens its database. */
export async function openStopped(env: Env): Promise<Shop> {
  const claim = await claimDataDir(env.DATA_DIR);
  atEnd(() => claim.release());
  const database = await openDatabase(env);
  atEnd(() => database.close());
  return { env, databaseUrl: database.url };
}

async function urlOfRunning({ DATA_DIR }: Env, { pid, isCommand }: Owner): Promise<string> {
  if (isCommand) {
    throw new OperatorError(
      `Another command (process ${pid}) is at work here; try again after it.`,
    );
  }
  const url = await readFile(path.join(DATA_DIR, "database-url"), "utf8").catch(() => "");
  if (url && (await answers(url))) return url;
  throw new OperatorError(
    `The shop (process ${pid}) is starting or stopping; try again in a moment. If it works with DATABASE_URL, set that here, too.`,
  );
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/**
 * Opens the shop, and its database for Prisma.
 * @throws OperatorError also when migrations are missing; the next start applies them
 */
export async function openPreparedShop(): Promise<Shop & { db: PrismaClient }> {
  const shop = await openShop();
  const missing = await missingMigrations(shop.databaseUrl);
  if (missing.length > 0) {
    throw new OperatorError(
      "The database is not up to date with this program; start the shop once with `npm start`.",
    );
  }
  const db = connect(shop.databaseUrl, 2, LONG_TIMEOUTS);
  setQueueDatabase(shop.databaseUrl);
  atEnd(() => db.$disconnect());
  return { ...shop, db };
}
