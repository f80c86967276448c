import { rawRequests } from "@/lib/testing/fuzz/raw-requests";
import type { Check, Say } from "./check";
import { fuzzFaults, rawFaults } from "./fuzz-checks";
import { killFaults } from "./kill-checks";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

/** What `npm test` runs of all this: the same each time, in one shop, in less than a minute. */

const SEED = 8;
const KILLS = 3;
const MOST_MS = 1000;
const REQUESTS = 300;
const RAW_REQUESTS = 100;
const NO_END = Infinity;

async function shortFaults(shop: OwnShop, say: Say): Promise<string[]> {
  const kill = {
    ...{ kills: KILLS, seed: SEED, until: NO_END, mostMs: MOST_MS },
    // A 500 from a database that is dying is the long run's to find: this one must never fail by chance.
    ...{ counts500: false, hastensMails: true },
  };
  return [
    ...(await killFaults(shop, kill, say)),
    ...(await fuzzFaults(shop, { seed: SEED, requests: REQUESTS, until: NO_END }, say)),
    ...(await rawFaults(shop, rawRequests(SEED, RAW_REQUESTS))),
  ];
}

export function shortChecks(): Check[] {
  const name = `${KILLS} kills, ${REQUESTS} requests made up and ${RAW_REQUESTS} raw ones`;
  return [{ name, run: (say) => withShop((shop) => shortFaults(shop, say)) }];
}
