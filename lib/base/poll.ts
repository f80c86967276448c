import { setTimeout as sleep } from "node:timers/promises";

const INTERVAL_MS = 50;

/**
 * Asks again every 50 ms until `check` answers true; false when `seconds` have passed without. It asks once
 * more after them: a machine that stood still meanwhile has asked too rarely.
 */
export async function poll(seconds: number, check: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const isLast = Date.now() >= deadline;
    if (await check()) return true;
    if (isLast) return false;
    await sleep(INTERVAL_MS);
  }
}
