import { access } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { startThrowaway } from "@/lib/db/embedded/embedded";
import type { Check, Translate } from "./check";
import { closeBooks } from "./close-books";
import { toCounts } from "./counts";
import { startLoad } from "./load";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

/** Tests that a shop works normally while its clock differs from its database's. */

/** From Debian's package `libfaketime`. */
const FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
const SKEWS_MINUTES = [90, -90];
const WORK_MS = 10_000;
const SEED = 5;

/** Minutes by which the clock of the web process is ahead of this process's. */
async function measureSkew(shop: OwnShop): Promise<number> {
  const { headers } = await fetch(shop.origin);
  return Math.round((Date.parse(headers.get("date") ?? "") - Date.now()) / 60_000);
}

async function atWork(shop: OwnShop, minutes: number, t: Translate): Promise<string[]> {
  const skew = await measureSkew(shop);
  if (skew !== minutes) return [`The clock is off by ${skew} minutes only.`];
  const load = await startLoad(shop, SEED);
  await sleep(WORK_MS);
  const faults = await closeBooks(shop, load, { hastensMails: true });
  t(`answered: ${toCounts(load.done)}`);
  const idle = ["ordered", "advanced", "edited"].filter((what) => !load.done.has(what));
  return [...faults, ...idle.map((what) => `Nothing was ${what}.`)];
}

async function skewed(minutes: number, t: Translate): Promise<string[]> {
  await access(FAKETIME).catch(() => {
    throw new Error("Install Debian's libfaketime: apt-get install libfaketime");
  });
  const server = await startThrowaway();
  const env = {
    LD_PRELOAD: FAKETIME,
    FAKETIME: `${minutes > 0 ? "+" : ""}${minutes}m`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  try {
    return await withShop((shop) => atWork(shop, minutes, t), { databaseUrl: server.url, env });
  } finally {
    await server.stop();
  }
}

export function clockChecks(): Check[] {
  return SKEWS_MINUTES.map((minutes) => ({
    name: `a clock that is off by ${minutes} minutes`,
    run: (t) => skewed(minutes, t),
  }));
}
