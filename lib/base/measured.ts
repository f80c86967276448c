import { processWide } from "./process-wide.ts";

/** Values that the parts of a web process report for its metrics (lib/runtime/observability/metrics.ts). */

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
  /** In-memory caches by name. */
  caches: Map<string, Cache>;
  /** The connections that answer requests; undefined before the first. */
  pool?: Pool;
}

const shared = processWide<{ measured: Measured }>();

export const measured: Measured = (shared.measured ??= { ordersPlaced: 0, caches: new Map() });
