import { EventEmitter, once } from "node:events";
import { createRequire } from "node:module";
import type { Load } from "./bench";

interface Request {
  path: string;
  headers: Record<string, string>;
}

interface Options {
  url: string;
  duration: number;
  connections: number;
  requests: { setupRequest: (request: Request) => Request }[];
}

interface Outcome {
  duration: number;
  non2xx: number;
  errors: number;
}

/** The used part of a package that is installed in this folder, not in the shop's node_modules. */
const autocannon = createRequire(import.meta.url)("autocannon") as (
  options: Options,
  done: (error: Error | null, outcome: Outcome) => void,
) => EventEmitter;

const CONNECTIONS = 10;

export interface Requested {
  origin: string;
  /** Returns the path of the nth request, from 0. */
  path: (n: number) => string;
  headers?: Record<string, string>;
}

/** Shared by all measurements of a run, so that no caller address repeats. */
let callers = 0;

/**
 * Returns a new address for each request (the shop runs with TRUST_PROXY=1), because rate limits count per caller.
 */
export function callerAddress(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** @throws when a response was not a success, because its speed means nothing then */
export async function measure(requested: Requested, seconds: number): Promise<Load> {
  const times: number[] = [];
  let requests = 0;
  const setupRequest = (request: Request) => {
    const forwarded = { "X-Forwarded-For": callerAddress() };
    const path = requested.path(requests);
    requests += 1;
    return {
      ...request,
      path,
      headers: { ...request.headers, ...requested.headers, ...forwarded },
    };
  };
  const done = new EventEmitter();
  const options = { url: requested.origin, duration: seconds, connections: CONNECTIONS };
  autocannon({ ...options, requests: [{ setupRequest }] }, (error, outcome) => {
    if (error) done.emit("error", error);
    else done.emit("end", outcome);
  }).on("response", (_client, _status, _bytes, milliseconds: number) => times.push(milliseconds));
  const [{ duration, non2xx, errors }] = (await once(done, "end")) as [Outcome];
  if (non2xx + errors > 0) {
    throw new Error(
      `${non2xx} answers of ${requested.path(0)} were no success, ${errors} never came.`,
    );
  }
  return { perSecond: times.length / duration, ...computeQuantiles(times) };
}

export function computeQuantiles(times: number[]): Pick<Load, "p50" | "p95" | "p99"> {
  const sorted = Float64Array.from(times).sort();
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
