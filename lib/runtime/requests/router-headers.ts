import type { IncomingMessage, ServerResponse } from "node:http";
import { DATA_HEADERS } from "../../http/cache/response-cache.ts";
import { mayBePage } from "./page-kinds.ts";

/**
 * The request headers by which Next's scripts ask for the data of a page, or for parts of it. Only values that those
 * scripts send reach Next and the cache: any other would be one more answer to render, compress and cache.
 */

const [DATA, PREFETCH, SEGMENT] = DATA_HEADERS;
const STATE = "next-router-state-tree";

/** A static prefetch, the only one of parts, and two kinds that are rendered for one visitor. */
const STATIC_PREFETCH = "1";
const PREFETCHES = [STATIC_PREFETCH, "2", "3"];

/** A file, such as /robots.txt. Next would take its name for the language of a page. */
const FILE = /\.[^/]*$/;

const namesPage = (request: IncomingMessage) => {
  const [path = ""] = (request.url ?? "").split("?", 1);
  return mayBePage(request) && !FILE.test(path);
};

/** Removes meaningless router headers: on requests for anything but a page's data, and with a value unknown to Next. */
export function filterRouterHeaders(request: IncomingMessage): void {
  const { headers } = request;
  const isData = headers[DATA] === "1" && namesPage(request);
  const prefetch = String(headers[PREFETCH] ?? "");
  const meaningless = [
    ...(isData ? [] : [DATA, STATE]),
    ...(isData && PREFETCHES.includes(prefetch) ? [] : [PREFETCH]),
    ...(isData && prefetch === STATIC_PREFETCH ? [] : [SEGMENT]),
  ];
  for (const name of meaningless) Reflect.deleteProperty(headers, name);
}

/**
 * Refuses data for a state that no script of Next describes, for which Next would answer 500 and log a stack. The
 * browser then loads the page whole. Returns whether it answered.
 */
export function refuseUnreadableState(
  { headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const state = headers[STATE];
  if (state === undefined || (typeof state === "string" && isReadable(state))) return false;
  response.writeHead(400, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  const message = `The header ${STATE} cannot be read. Load the page as a whole.`;
  response.end(JSON.stringify({ message, code: "invalid_input" }));
  return true;
}

/** Characters, as in Next: some 2,000 segments. */
const LONGEST_STATE = 40_000;

function isReadable(state: string): boolean {
  if (state.length > LONGEST_STATE) return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(state)));
  } catch {
    return false;
  }
}

const PARAMETER = /^(?:o?c|d|[cd]i\((?:\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/;
const REQUESTS = ["refetch", "inside-shared-layout", "metadata-only"];

const isText = (value: unknown): value is string => typeof value === "string";
const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** `[segment, { slot: tree }, address?, what is asked?, hints?, refresh?]`, the FlightRouterState of Next 16. */
function isTree(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 6) return false;
  const [segment, slots, address, requested, hints, refresh] = value as unknown[];
  return (
    isSegment(segment) &&
    typeof slots === "object" &&
    slots !== null &&
    Object.values(slots).every(isTree) &&
    (isAbsent(address) || isTuple(address, [isText, isText])) &&
    (isAbsent(requested) || REQUESTS.some((one) => one === requested)) &&
    (isAbsent(hints) || typeof hints === "number") &&
    (refresh === undefined || isText(refresh))
  );
}

/** A name, or `[parameter, value, kind of parameter, names beside it]`. */
const isSegment = (value: unknown): boolean =>
  isText(value) ||
  isTuple(value, [
    isText,
    isText,
    (kind) => isText(kind) && PARAMETER.test(kind),
    (beside) => beside === null || (Array.isArray(beside) && beside.every(isText)),
  ]);

const isTuple = (value: unknown, parts: readonly ((part: unknown) => boolean)[]): boolean =>
  Array.isArray(value) &&
  value.length === parts.length &&
  parts.every((isPart, index) => isPart(value[index]));
