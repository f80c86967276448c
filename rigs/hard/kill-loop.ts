import { setTimeout as sleep } from "node:timers/promises";
import { poll } from "@/lib/base/poll";
import { Random } from "@/e2e/support/arbitrary/random";
import type { Translate } from "./check";
import { closeBooks, type Closing } from "./close-books";
import { startLoad } from "./load";
import type { OwnShop } from "./own-shop";

/** Kills a shop under load repeatedly, and checks its data afterwards. */

/** `pg_ctl stop -m immediate` sends SIGQUIT. */
const BLOWS = [
  { victim: "web", signal: "SIGKILL" },
  { victim: "supervisor", signal: "SIGKILL" },
  { victim: "database", signal: "SIGQUIT" },
  { victim: "database", signal: "SIGKILL" },
] as const;

/** How long a shop may take to exit after losing a part, or to replace its web process. */
const END_SECONDS = 60;

export interface KillReport {
  kills: Map<string, number>;
  done: Map<string, number>;
  faults: string[];
  slowestStartMs: number;
}

interface KillOptions extends Closing {
  kills: number;
  seed: number;
  /** The longest time between a start and the next kill. */
  mostMs: number;
  /** No kill happens after this time (from Date.now()). */
  until: number;
  t: Translate;
}

async function strike(shop: OwnShop, random: Random): Promise<string | undefined> {
  const { victim, signal } = random.of(BLOWS);
  const pid = (await shop.processes())[victim];
  if (pid === undefined) return undefined;
  process.kill(pid, signal);
  if (victim === "web") {
    const isReplaced = await poll(END_SECONDS, () => shop.standsWithout(pid));
    if (!isReplaced) throw new Error("The web process is not replaced.");
    return `${victim} ${signal}`;
  }
  const hasEnded = await poll(END_SECONDS, () => Promise.resolve(!shop.isRunning));
  if (!hasEnded) throw new Error(`The shop goes on without its ${victim}.`);
  return `${victim} ${signal}`;
}

export async function killLoop(
  shop: OwnShop,
  { kills, seed, mostMs, until, hastensMails, t }: KillOptions,
): Promise<KillReport> {
  const random = new Random(seed);
  const load = await startLoad(shop, seed);
  const struck = new Map<string, number>();
  let slowestStartMs = 0;
  for (let count = 0; count < kills && Date.now() < until;) {
    await sleep(random.between(0, mostMs));
    const started = performance.now();
    const blow = await strike(shop, random);
    if (!blow) continue;
    count += 1;
    struck.set(blow, (struck.get(blow) ?? 0) + 1);
    if (!shop.isRunning) await shop.start();
    const startMs = performance.now() - started;
    slowestStartMs = Math.max(slowestStartMs, startMs);
    t(`${count}. ${blow}, up again after ${(startMs / 1000).toFixed(1)} s`);
  }
  const faults = await closeBooks(shop, load, { hastensMails });
  return { kills: struck, done: load.done, faults, slowestStartMs };
}
