import type { Check, Say } from "./check";
import { countsOf } from "./counts";
import { killLoop } from "./kill-loop";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

/** As long as the load works between two blows, at most. */
const MOST_MS = 3000;

async function killFaults(shop: OwnShop, options: { kills: number; seed: number }, say: Say) {
  const report = await killLoop(shop, { ...options, mostMs: MOST_MS, say });
  say(`seed ${options.seed}, killed ${countsOf(report.kills)}`);
  say(`answered meanwhile: ${countsOf(report.done)}`);
  say(`slowest start after a blow ${(report.slowestStartMs / 1000).toFixed(1)} s`);
  return report.faults;
}

export function killChecks(seed: number, kills: number): Check[] {
  return [
    {
      name: `${kills} kills of a shop at work`,
      run: (say) => withShop((shop) => killFaults(shop, { kills, seed }, say)),
    },
  ];
}
