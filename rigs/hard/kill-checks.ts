import type { Check, Translate } from "./check";
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

export async function killFaults(shop: OwnShop, check: KillCheck, t: Translate): Promise<string[]> {
  const defaults = { mostMs: MAX_MS, hastensMails: false };
  const report = await killLoop(shop, { ...defaults, ...check, t });
  t(`seed ${check.seed}, killed ${toCounts(report.kills)}`);
  t(`answered meanwhile: ${toCounts(report.done)}`);
  t(`slowest start after a blow ${(report.slowestStartMs / 1000).toFixed(1)} s`);
  return report.faults;
}

export function killChecks(check: KillCheck): Check[] {
  return [
    {
      name: `${check.kills} kills of a shop at work`,
      run: (t) => withShop((shop) => killFaults(shop, check, t)),
    },
  ];
}
