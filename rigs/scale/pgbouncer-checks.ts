import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbedded } from "@/lib/db/embedded/embedded";
import type { Check, Translate } from "@/rigs/hard/check";
import { closeBooks } from "@/rigs/hard/close-books";
import { toCounts } from "@/rigs/hard/counts";
import { startLoad } from "@/rigs/hard/load";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { withShop } from "@/rigs/hard/with-shop";
import { startPgbouncer, type Pgbouncer } from "./pgbouncer";

/** Tests a shop that connects to the database through pgbouncer in transaction mode. */

const SECONDS = 15;
const SEED = 8;
/** Smaller than the shop's own pool, so that transactions of several requests share a connection. */
const POOL_SIZE = 3;
/** Actions without which the check proves nothing. */
const DONE = ["browsed", "ordered", "advanced", "counted", "edited"];

async function atWork(shop: OwnShop, pgbouncer: Pgbouncer, t: Translate): Promise<string[]> {
  const load = await startLoad(shop, SEED);
  await sleep(SECONDS * 1000);
  const connections = await pgbouncer.serverConnections();
  const faults = await closeBooks(shop, load, { hastensMails: false });
  t(`${toCounts(load.done)}; over ${connections} connections`);
  if (connections > POOL_SIZE) faults.push(`${connections} connections reach the server.`);
  const idle = DONE.filter((what) => !load.done.has(what));
  const refused = [...load.done.keys()].filter((what) => what.startsWith("answered 5"));
  return [
    ...faults,
    ...idle.map((what) => `Nothing was ${what}.`),
    ...refused,
    ...(await shop.errors()),
  ];
}

async function throughPgbouncer(databaseUrl: string, t: Translate): Promise<string[]> {
  const pgbouncer = await startPgbouncer(databaseUrl, POOL_SIZE);
  const env = { DATABASE_DIRECT_URL: databaseUrl };
  try {
    const work = (shop: OwnShop) => atWork(shop, pgbouncer, t);
    return await withShop(work, { databaseUrl: `${pgbouncer.url}?pgbouncer=true`, env });
  } finally {
    await pgbouncer.stop();
  }
}

export function pgbouncerChecks(): Check[] {
  return [
    {
      name: "a shop at work through pgbouncer, by transactions",
      run: async (t) => {
        const folder = await mkdtemp(path.join(tmpdir(), "shop-database-"));
        await chmod(folder, 0o755);
        const database = await startEmbedded(folder);
        try {
          return await throughPgbouncer(database.url, t);
        } finally {
          await database.stop();
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  ];
}
