/** A production shop with its catalogue, and an empty Next app to compare it with. */
export interface Bench {
  origin: string;
  /** Connects as the owner of the database. */
  databaseUrl: string;
  /** The origin of a Next app with one handler and one page, both empty. */
  emptyOrigin: string;
  /** How long each workload is measured. */
  seconds: number;
  /** The ids of the shop's processes. */
  processes: () => Promise<{ supervisor?: number; web?: number }>;
}

/** The result of one workload under ten connections; times are in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

export interface Row extends Load {
  work: string;
  /** Requests per second as a multiple of the reference, measured in the same run. */
  ratio: number;
}

/** Returns the rows of one table of docs/performance.md; the first row is the reference for the others. */
export type Workload = (bench: Bench) => Promise<Row[]>;

/** Returns the rows of a table, compared with the first one. */
export function compared(loads: readonly (Load & { work: string })[]): Row[] {
  const base = loads[0]?.perSecond ?? 0;
  return loads.map((load) => ({ ...load, ratio: load.perSecond / base }));
}
