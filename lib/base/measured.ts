import { processWide } from "./process-wide.ts";

/** What the parts of a web process tell of themselves, for whoever measures it (lib/runtime/observability/metrics.ts). */

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

interface Cache {
  bytes: () => number;
  mostBytes: number;
}

interface Measured {
  ordersPlaced: number;
  /** What is kept in memory, by the name of the cache. */
  caches: Map<string, Cache>;
  /** The connections by which requests are answered; undefined before the first. */
  pool?: Pool;
}

const shared = processWide<{ measured: Measured }>();

export const measured: Measured = (shared.measured ??= { ordersPlaced: 0, caches: new Map() });
