import { setTimeout as sleep } from "node:timers/promises";

const INTERVAL_MS = 50;

/** Asks again every 50 ms until `check` answers true; false when `seconds` have passed without. */
export async function poll(seconds: number, check: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (await check()) return true;
    await sleep(INTERVAL_MS);
  }
  return false;
}
