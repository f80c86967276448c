import { useSyncExternalStore } from "react";
import { apiAddress } from "@/lib/api/call";
import { createListeners } from "@/lib/base/listeners";

/**
 * Whether the shop takes orders. Cached pages are served while the database is down, so the browser notices an outage
 * by a call that returns 503; it then polls until the shop is ready again.
 */

const RECHECK_MS = 5_000;
/** A shop that hangs responds late, so the check times out. */
const TIMEOUT_MS = 4_000;

let paused = false;
let watching = false;
const { notify, subscribe } = createListeners();

function setPaused(value: boolean): void {
  if (paused === value) return;
  paused = value;
  notify();
}

async function isReady(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(apiAddress("GET /health/ready"), { signal, cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Call this after a call that the shop could not handle. */
export async function noteUnavailable(): Promise<void> {
  if (watching) return;
  watching = true;
  while (!(await isReady())) {
    setPaused(true);
    await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
  }
  setPaused(false);
  watching = false;
}

export function useOrderingPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  );
}
