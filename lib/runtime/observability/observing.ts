import type { IncomingMessage, ServerResponse } from "node:http";
import { isProxy, type Proxies } from "../../base/proxies.ts";
import { withinRequest, type RequestContext } from "../../base/request-context.ts";
import { observe, type Observation } from "./observe.ts";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Everything by which a request can be seen from outside: its id, its line in the log, its figures. */

/** One line of JSON on standard output for each request: `LOG_REQUESTS=0` turns it off. */

/**
 * Under which pattern an address is counted and logged: `/product/[id]`, never the address itself,
 * which may hold a name or a key, and of which there is no end. The patterns are those of the build.
 */

/** What is no route of ours, such as a probe for another program's weakness. */
export const UNMATCHED = "unmatched";

/** Files: too many and too cheap for a line in the log each. */
const FILES = { "/_next/": "/_next/*", "/media/": "/media/*" };

const HEALTH = "/api/health/";
const METRICS_ROUTE = "/metrics";

/** What nobody reads a line about: files, and those who look whether the shop lives. */
export function isRoutine(pattern: string): boolean {
  return pattern.endsWith("/*") || pattern.startsWith(HEALTH) || pattern === METRICS_ROUTE;
}

/** `/orders/[id]/[...rest]` as an expression. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+*?^$(){}|\\]/g, "\\$&")
    .replace(/\[\\\.\\\.\\\.\w+\]/g, ".+")
    .replace(/\[\w+\]/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

/** How much a pattern leaves open: what says more comes first. */
const openness = (pattern: string) =>
  pattern.includes("[...") ? Infinity : pattern.split("[").length;

/** Finds the pattern of an address, with or without its query. */
export function routePatterns(patterns: readonly string[], files: readonly string[] = []) {
  const fixed = new Set([...patterns.filter((pattern) => !pattern.includes("[")), METRICS_ROUTE]);
  const names = new Set(files.map((file) => `/${file}`));
  const open = patterns
    .filter((pattern) => pattern.includes("["))
    .sort((a, b) => openness(a) - openness(b))
    .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));
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

/** The patterns of the build at hand; none while the shop is developed, which makes them as it goes. */
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

/** Lines are written together: one system call each would be felt when pages are answered from memory. */
const FLUSH_MS = 100;
const MOST_WAITING = 200;

let waiting: string[] = [];
let timer: NodeJS.Timeout | undefined;

/** Writes what waits, also when the process ends. */
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
  if (waiting.length >= MOST_WAITING) flush();
  else timer ??= setTimeout(flush, FLUSH_MS).unref();
}

/** What proxies make: UUIDs, hexadecimal numbers and the like. Anything else is not written into a log. */
const SANE = /^[\w.-]{8,64}$/;

/** The name that a proxy of ours gave the request, or a new one: nobody else chooses what logs say. */
export function requestId({ headers, socket }: IncomingMessage, proxies: Proxies): string {
  const given = headers["x-request-id"];
  const isGood = typeof given === "string" && SANE.test(given);
  return isGood && isProxy(socket.remoteAddress, proxies) ? given : randomUUID();
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ObservingOptions {
  proxies: Proxies;
  /** Next writes its own line for each request then. */
  dev: boolean;
  env: NodeJS.ProcessEnv;
}

/** A trace goes on where a proxy of ours began it; whoever else says so is not believed. */
function withoutTrace({ headers }: IncomingMessage): void {
  delete headers.traceparent;
  delete headers.tracestate;
  delete headers.baggage;
}

/** Measures only where somebody may ask: without METRICS_TOKEN the page is one of those that are not there. */
async function measuring(token: string) {
  const { webMetrics } = await import("./metrics.ts");
  const { answerMetrics, tellMeasurements } = await import("./metrics-page.ts");
  const { registry, count } = webMetrics();
  tellMeasurements(registry);
  const answer: Listener = (request, response) => void answerMetrics(request, response, token);
  return { count, answer };
}

/** The listener, observed. */
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
