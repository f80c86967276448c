import {
  rateCounters,
  type CounterChange,
  type RateCounters,
} from "../../http/limits/rate-counters.ts";
import { DatabaseListener } from "./database-listener.ts";
import { shareExpiry } from "./share-expiry.ts";

/**
 * Rate limits hold over all processes on a database. Each process counts for itself and sends its counts to the
 * others twice a second, so that no request waits for it. A caller that spreads calls over several processes gets at
 * most what each of them counts in that time beyond the limit.
 */

const CHANNEL = "shop_counts";
const EVERY_MS = 500;

/** PostgreSQL accepts payloads of less than 8000 bytes. */
const MAX_BYTES = 7_900;

/** Returns one or more JSON payloads. */
export function counterPayloads(changes: readonly CounterChange[]): string[] {
  const payloads: string[] = [];
  let lines: string[] = [];
  let bytes = 2;
  const close = () => {
    if (lines.length > 0) payloads.push(`[${lines.join(",")}]`);
    [lines, bytes] = [[], 2];
  };
  for (const { key, taken, milliseconds } of changes) {
    const line = JSON.stringify([key, taken, Math.round(milliseconds)]);
    const length = Buffer.byteLength(line) + 1;
    if (bytes + length > MAX_BYTES) close();
    lines.push(line);
    bytes += length;
  }
  close();
  return payloads;
}

export const counterChangesIn = (payload: string): CounterChange[] =>
  (JSON.parse(payload) as [string, number, number][]).map(([key, taken, milliseconds]) => ({
    key,
    taken,
    milliseconds,
  }));

/** Must be called before the listener starts. */
export function shareCounts(listener: DatabaseListener, counters: RateCounters): void {
  listener.hear({
    channel: CHANNEL,
    heard: (payload) => {
      const now = performance.now();
      for (const change of counterChangesIn(payload)) counters.add(change, now);
    },
  });
  const tell = () => {
    if (!listener.isListening) return;
    const payloads = counterPayloads(counters.drainChanges(performance.now()));
    // A broken connection loses at most half a second of counts.
    if (payloads.length > 0) listener.notify(CHANNEL, payloads).catch(() => undefined);
  };
  setInterval(tell, EVERY_MS).unref();
}

/**
 * Shares cache expiry and rate limits with the other web processes. Returns a function that ends it in order.
 * @param databaseUrl leads to the server itself
 */
export function shareWithOthers(databaseUrl: string): () => Promise<void> {
  const listener = new DatabaseListener(databaseUrl);
  const shared = shareExpiry(listener);
  shareCounts(listener, rateCounters());
  listener.start();
  return async () => {
    await shared();
    await listener.stop();
  };
}
