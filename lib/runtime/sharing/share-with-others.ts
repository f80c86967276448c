import { rateCounters, type CounterChange, type RateCounters } from "../../limits/rate-counters.ts";
import { DatabaseListener } from "./database-listener.ts";
import { shareExpiry } from "./share-expiry.ts";

/**
 * Limits hold over all processes on a database: each counts for itself and tells the others twice a
 * second what it counted, so that no request waits for it. Whoever spreads calls over several processes
 * gets at most what each of them counts in that time beyond the limit.
 */

const CHANNEL = "shop_counts";
const EVERY_MS = 500;

/** PostgreSQL takes less than 8000 bytes. */
const MAX_BYTES = 7_900;

/** One or more payloads of JSON. */
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
    ...{ key, taken, milliseconds },
  }));

/** Before the listener starts. */
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
    const payloads = counterPayloads(counters.takeChanges(performance.now()));
    // What is lost with a connection is half a second of counts.
    if (payloads.length > 0) listener.notify(CHANNEL, payloads).catch(() => undefined);
  };
  setInterval(tell, EVERY_MS).unref();
}

/**
 * Shares with the other web processes what has to hold over all; the answer ends it in order. `databaseUrl` leads to
 * the server itself.
 */
export function shareWithOthers(databaseUrl: string): () => Promise<void> {
  const listener = new DatabaseListener(databaseUrl);
  const told = shareExpiry(listener);
  shareCounts(listener, rateCounters());
  listener.start();
  return async () => {
    await told();
    await listener.stop();
  };
}
