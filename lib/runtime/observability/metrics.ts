import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { measured } from "../../base/measured.ts";
import type { Observation } from "./observe.ts";

/** The measurements of one web process. Labels have few values: route patterns, never addresses. */

/** Seconds: from a cached page to an upload whose picture is re-encoded. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const TOO_MANY_REQUESTS = 429;

export interface WebMetrics {
  registry: Registry;
  count: (observation: Observation) => void;
}

export function webMetrics(): WebMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "shop_http_request_duration_seconds",
    help: "Time from the head of a request to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const limited = new Counter({
    name: "shop_rate_limited_total",
    help: "Requests that were refused because their caller had made too many.",
    labelNames: ["route"],
    registers: [registry],
  });
  measureParts(registry);
  return {
    registry,
    count({ method, route, status, ms }) {
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      if (status === TOO_MANY_REQUESTS) limited.inc({ route });
    },
  };
}

function measureParts(registry: Registry): void {
  const registers = [registry];
  new Counter({
    name: "shop_orders_placed_total",
    help: "Orders that were placed; one that is sent again under its key counts once.",
    registers,
    collect() {
      this.reset();
      this.inc(measured.ordersPlaced);
    },
  });
  new Gauge({
    name: "shop_cache_bytes",
    help: "What is kept in memory.",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const [cache, { bytes }] of measured.caches) this.set({ cache }, bytes());
    },
  });
  new Gauge({
    name: "shop_db_connections",
    help: "Connections of the pool by state; waiting: requests that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = measured.pool ?? {};
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "busy" }, totalCount - idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
}
