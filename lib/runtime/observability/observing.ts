import type { IncomingMessage, ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isProxy, type Proxies } from "../../base/http/proxies.ts";
import { withinRequest, type RequestContext } from "../../base/http/request-context.ts";
import { observe, type Observation } from "./observe.ts";

/** Makes requests observable: request id, log line and measurements. */

/** Writes one line of JSON to standard output for each request; `LOG_REQUESTS=0` turns it off. */

/**
 * Finds the route pattern under which an address is counted and logged, such as `/product/[id]`. The address itself
 * is never used: it may contain a name or a key, and there is no end of addresses. The patterns come from the build.
 */

/** The pattern of requests that match no route, such as probes for weaknesses of other programs. */
export const UNMATCHED = "unmatched";

/** Files get no log line each: they are too many and too cheap. */
const FILES = { "/_next/": "/_next/*", "/media/": "/media/*" };

const HEALTH = "/api/health/";
const METRICS_ROUTE = "/metrics";

/** True for requests that are not logged: files and health checks. */
export function isRoutine(pattern: string): boolean {
  return pattern.endsWith("/*") || pattern.startsWith(HEALTH) || pattern === METRICS_ROUTE;
}

/** Returns `/orders/[id]/[...rest]` as a regular expression. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+*?^$(){}|\\]/g, "\\$&")
    .replace(/\[\\\.\\\.\\\.\w+\]/g, ".+")
    .replace(/\[\w+\]/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

/** Measures how much a pattern leaves open. More specific patterns are tried first. */
const openness = (pattern: string) =>
  pattern.includes("[...") ? Infinity : pattern.split("[").length;

/** Returns a function that finds the pattern of an address, with or without its query. */
export function routePatterns(patterns: readonly string[], files: readonly string[] = []) {
  const fixed = new Set([...patterns.filter((pattern) => !pattern.includes("[")), METRICS_ROUTE]);
  const names = new Set(files.map((file) => `/${file}`));
  const open = patterns
    .filter((pattern) => pattern.includes("["))
    .sort((a, b) => openness(a) - openness(b))
    .map((pattern) => ({ pattern, expression: toExpression(pattern) }));
  return (url: string): string => {
    const [address = ""] = url.split("?", 1);
    if (fixed.has(address)) return address;
    if (names.has(address)) return "/public/*";
    for (const [start, pattern] of Object.entries(FILES)) {
      if (address.startsWith(start)) return pattern;
    }
    return open.find(({ expression }) => expression.test(address))?.pattern ?? UNMATCHED;
  };
}

/** Returns the patterns of the build; empty in development, where Next compiles routes on demand. */
function builtRoutePatterns(output: string) {
  return routePatterns(
    builtRoutes(path.join(output, "app-path-routes-manifest.json")),
    readdirSync("public"),
  );
}

function builtRoutes(manifest: string): string[] {
  try {
    return Object.values(JSON.parse(readFileSync(manifest, "utf8")) as Record<string, string>);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Milliseconds. Log lines are written in batches, because one system call per line is measurable when pages are
 * answered from memory.
 */
const FLUSH_MS = 100;
const MAX_WAITING = 200;

let waiting: string[] = [];
let timer: NodeJS.Timeout | undefined;

/** Writes the waiting lines. Also runs when the process ends. */
function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  process.stdout.write(waiting.join(""));
  waiting = [];
}

process.on("exit", flush);

export function requestLine({ userId, ...observation }: Observation, at = new Date()): string {
  const line = { time: at.toISOString(), event: "request", ...observation };
  return `${JSON.stringify({ ...line, who: userId ?? "visitor" })}\n`;
}

function logRequest(observation: Observation): void {
  waiting.push(requestLine(observation));
  if (waiting.length >= MAX_WAITING) flush();
  else timer ??= setTimeout(flush, FLUSH_MS).unref();
}

/** Accepts the ids that proxies make: UUIDs, hexadecimal numbers and similar. Nothing else is written to the log. */
const SANE = /^[\w.-]{8,64}$/;

/** Returns the request id that a trusted proxy set, or a new one, so that callers cannot choose what the log says. */
export function requestId({ headers, socket }: IncomingMessage, proxies: Proxies): string {
  const given = headers["x-request-id"];
  const isGood = typeof given === "string" && SANE.test(given);
  return isGood && isProxy(socket.remoteAddress, proxies) ? given : randomUUID();
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ObservingOptions {
  proxies: Proxies;
  /** True when Next writes its own line for each request. */
  dev: boolean;
  env: NodeJS.ProcessEnv;
}

/** Removes trace headers unless a trusted proxy set them, so that callers cannot continue traces. */
function withoutTrace({ headers }: IncomingMessage): void {
  delete headers.traceparent;
  delete headers.tracestate;
  delete headers.baggage;
}

/** Measures only when METRICS_TOKEN is set; without it /metrics answers like a missing page. */
async function measuring(token: string) {
  const { webMetrics } = await import("./metrics.ts");
  const { answerMetrics, sendMeasurements } = await import("./metrics-page.ts");
  const { registry, count } = webMetrics();
  sendMeasurements(registry);
  const answer: Listener = (request, response) => void answerMetrics(request, response, token);
  return { count, answer };
}

/** Wraps the listener so that its requests are observed. */
export async function observing(
  handle: Listener,
  { proxies, dev, env }: ObservingOptions,
): Promise<Listener> {
  const patternOf = builtRoutePatterns(env.NEXT_DIST_DIR ?? ".next");
  const metrics = env.METRICS_TOKEN ? await measuring(env.METRICS_TOKEN) : undefined;
  const logs = !dev && env.LOG_REQUESTS !== "0";
  return (request, response) => {
    const context: RequestContext = { id: requestId(request, proxies) };
    const route = patternOf(request.url ?? "");
    request.headers["x-request-id"] = context.id;
    response.setHeader("X-Request-Id", context.id);
    if (!isProxy(request.socket.remoteAddress, proxies)) withoutTrace(request);
    observe(request, response, { context, route }, (observation) => {
      metrics?.count(observation);
      if (logs && !isRoutine(route)) logRequest(observation);
    });
    const answer = metrics && route === METRICS_ROUTE ? metrics.answer : handle;
    withinRequest(context, () => answer(request, response));
  };
}
