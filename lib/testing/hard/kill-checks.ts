import type { Check, Say } from "./check";
import { answered500 } from "./close-books";
import { countsOf } from "./counts";
import { killLoop } from "./kill-loop";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

export interface KillCheck {
  kills: number;
  seed: number;
  /** As Date.now() has it. */
  until: number;
  /** As long as the load works between two blows, at most. */
  mostMs?: number;
  counts500?: boolean;
  hastensMails?: boolean;
}

const MOST_MS = 3000;

export async function killFaults(shop: OwnShop, check: KillCheck, say: Say): Promise<string[]> {
  const defaults = { mostMs: MOST_MS, counts500: true, hastensMails: false };
  const report = await killLoop(shop, { ...defaults, ...check, say });
  say(`seed ${check.seed}, killed ${countsOf(report.kills)}`);
  say(`answered meanwhile: ${countsOf(report.done)}`);
  if (check.counts500 === false) for (const line of await answered500(shop, report.done)) say(line);
  say(`slowest start after a blow ${(report.slowestStartMs / 1000).toFixed(1)} s`);
  return report.faults;
}

export function killChecks(check: KillCheck): Check[] {
  return [
    {
      name: `${check.kills} kills of a shop at work`,
      run: (say) => withShop((shop) => killFaults(shop, check, say)),
    },
  ];
}
