import { rawRequests } from "@/rigs/fuzz/raw-requests";
import type { Check, Translate } from "./check";
import { fuzzFaults, rawFaults, withFullShop } from "./fuzz-checks";
import { killFaults } from "./kill-checks";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

/**
 * The short form of the checks that `npm test` runs: the same each time, in less than a minute. The checks run in
 * parallel, each in its own shop, because a shop that restarts after a kill leaves a processor idle.
 */

const SEED = 8;
const KILLS = 3;
const MAX_MS = 1000;
const REQUESTS = 120;
const RAW_REQUESTS = 50;
const NO_END = Infinity;

function bookFaults(shop: OwnShop, t: Translate): Promise<string[]> {
  const kill = { kills: KILLS, seed: SEED, until: NO_END, mostMs: MAX_MS, hastensMails: true };
  return killFaults(shop, kill, t);
}

async function answerFaults(shop: OwnShop, t: Translate): Promise<string[]> {
  return [
    ...(await fuzzFaults(shop, { seed: SEED, requests: REQUESTS, until: NO_END }, t)),
    ...(await rawFaults(shop, rawRequests(SEED, RAW_REQUESTS))),
  ];
}

export function shortChecks(): Check[] {
  return [
    {
      name: `${KILLS} kills`,
      run: (t) => withShop((shop) => bookFaults(shop, t)),
    },
    {
      name: `${REQUESTS} requests made up and ${RAW_REQUESTS} raw ones`,
      run: (t) => withFullShop((shop) => answerFaults(shop, t)),
    },
  ];
}
