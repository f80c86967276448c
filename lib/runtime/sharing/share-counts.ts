import type { MinuteCounts, Untold } from "../../api/route/minute-counts.ts";
import type { DatabaseListener } from "./database-listener.ts";

/**
 * Limits hold over all processes on a database: each counts for itself and tells the others twice a
 * second what it counted, so that no request waits for it. Whoever spreads calls over several processes
 * gets at most what each of them counts in that time beyond the limit.
 */

const CHANNEL = "shop_counts";
const EVERY_MS = 500;

/** Three words by which the caller is found, how often, and tenths of seconds that are left. */
const ENTRY_BYTES = 16;
/** In base64 below the 8000 bytes of a payload. */
const ENTRIES = 360;
const TENTH_MS = 100;

function payloadOf(entries: readonly Untold[]): string {
  const bytes = Buffer.alloc(entries.length * ENTRY_BYTES);
  entries.forEach(({ row, high, low, taken, milliseconds }, index) => {
    const at = index * ENTRY_BYTES;
    bytes.writeUInt32LE(row, at);
    bytes.writeUInt32LE(high, at + 4);
    bytes.writeUInt32LE(low, at + 8);
    bytes.writeInt16LE(taken, at + 12);
    bytes.writeUInt16LE(Math.round(milliseconds / TENTH_MS), at + 14);
  });
  return bytes.toString("base64");
}

export function countPayloads(untold: readonly Untold[]): string[] {
  const parts = Math.ceil(untold.length / ENTRIES);
  return Array.from({ length: parts }, (_, part) =>
    payloadOf(untold.slice(part * ENTRIES, (part + 1) * ENTRIES)),
  );
}

export function countsIn(payload: string): Untold[] {
  const bytes = Buffer.from(payload, "base64");
  return Array.from({ length: Math.floor(bytes.length / ENTRY_BYTES) }, (_, index) => {
    const at = index * ENTRY_BYTES;
    return {
      row: bytes.readUInt32LE(at),
      high: bytes.readUInt32LE(at + 4),
      low: bytes.readUInt32LE(at + 8),
      taken: bytes.readInt16LE(at + 12),
      milliseconds: bytes.readUInt16LE(at + 14) * TENTH_MS,
    };
  });
}

/** Before the listener starts. */
export function shareCounts(listener: DatabaseListener, counts: MinuteCounts): void {
  listener.hear({
    channel: CHANNEL,
    heard: (payload) => {
      for (const entry of countsIn(payload)) counts.add(entry, performance.now());
    },
  });
  const tell = () => {
    if (!listener.isListening) return;
    const payloads = countPayloads(counts.takeUntold(performance.now()));
    // What is lost with a connection is half a second of counts.
    if (payloads.length > 0) listener.notify(CHANNEL, payloads).catch(() => undefined);
  };
  setInterval(tell, EVERY_MS).unref();
}
