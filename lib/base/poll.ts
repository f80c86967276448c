import { setTimeout as sleep } from "node:timers/promises";

const INTERVAL_MS = 50;

/**
 * Calls `check` every 50 ms until it returns true. Returns false after `seconds`, following one more call: a machine
 * that was suspended meanwhile has called it too rarely.
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
