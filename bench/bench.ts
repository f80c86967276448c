/** What is measured, and what comes of it. */

/** A production shop with its catalogue, beside an empty program of the framework. */
export interface Bench {
  origin: string;
  /** As the owner of the database. */
  databaseUrl: string;
  /** Of a program of the same framework with one handler and one page, both without contents. */
  emptyOrigin: string;
  /** How long each work is measured. */
  seconds: number;
  /** The ids of the shop's processes. */
  processes: () => Promise<{ supervisor?: number; web?: number }>;
}

/** What one work came to under ten connections; times in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

export interface Row extends Load {
  work: string;
  /** Answers a second as a multiple of the reference, measured in the same run. */
  ratio: number;
}

/** The lines of one table of docs/performance.md; the first one is the reference of the others. */
export type Workload = (bench: Bench) => Promise<Row[]>;

/** The rows of a table, against the first one. */
export function compared(loads: readonly (Load & { work: string })[]): Row[] {
  const base = loads[0]?.perSecond ?? 0;
  return loads.map((load) => ({ ...load, ratio: load.perSecond / base }));
}
