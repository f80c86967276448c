import type { Check, Say } from "./check";
import { toCounts } from "./counts";
import { killLoop } from "./kill-loop";
import type { OwnShop } from "./own-shop";
import { withShop } from "./with-shop";

export interface KillCheck {
  kills: number;
  seed: number;
  /** The end, as a value of Date.now(). */
  until: number;
  /** The longest time that the load runs between two kills. */
  mostMs?: number;
  hastensMails?: boolean;
}

const MAX_MS = 3000;

export async function killFaults(shop: OwnShop, check: KillCheck, say: Say): Promise<string[]> {
  const defaults = { mostMs: MAX_MS, hastensMails: false };
  const report = await killLoop(shop, { ...defaults, ...check, say });
  say(`seed ${check.seed}, killed ${toCounts(report.kills)}`);
  say(`answered meanwhile: ${toCounts(report.done)}`);
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
