import { splitLanguage } from "../../base/http/languages.ts";
import { isUuid, sameCaseId } from "../../base/ids/uuid.ts";
import { CACHED_CALLS, CALL_QUERIES, LIST_QUERY, SEVERAL } from "./manifest.ts";

/**
 * The query of a cached address in one spelling, so that made-up parameters are no further answers to make, compress
 * and cache: known names alone, in one order, without empty ones, and the last of those that are given twice.
 */

/** Next's scripts add it to requests for a page's data; it says no more than their headers. */
const DATA_MARK = "_rsc";

const LIST = "/products";

const isCall = (path: string) => path.startsWith("/api/");

const CALLS = Object.keys(CACHED_CALLS).map((call) => ({
  names: CALL_QUERIES[call] ?? [],
  pattern: `/api${call.slice(call.indexOf(" ") + 1)}`.split("/"),
}));

interface Cached {
  path: string;
  /** The names of the parameters that its answer depends on. */
  names: readonly string[];
}

/** Returns undefined for a path whose answers are not cached by their query. Ids in capitals are the same row's. */
function findCached(path: string): Cached | undefined {
  if (splitLanguage(path).plain === LIST) return { path, names: LIST_QUERY };
  if (!isCall(path)) return undefined;
  const parts = path.split("/").map(sameCaseId);
  const call = CALLS.find(({ pattern }) => matches(pattern, parts));
  return call && { path: parts.join("/"), names: call.names };
}

const matches = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length &&
  pattern.every((part, index) =>
    part === "{id}" ? isUuid(parts[index] ?? "") : part === parts[index],
  );

/**
 * Returns the address in that spelling; one whose answers are not cached by their query stays as it is.
 * @param isData whether Next's scripts ask for a page's data
 */
export function withKnownQuery(url: string, isData: boolean): string {
  const [given = "", query = ""] = url.split(/\?(.*)/s);
  const cached = findCached(given);
  if (!cached) return url;
  const sent = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of cached.names) {
    for (const value of listValues(sent.getAll(name), name)) known.append(name, value);
  }
  const mark = sent.get(DATA_MARK);
  if (isData && mark !== null) known.append(DATA_MARK, mark);
  return known.size === 0 ? cached.path : `${cached.path}?${known}`;
}

function listValues(given: readonly string[], name: string): string[] {
  const values = SEVERAL.includes(name) ? [...new Set(given)].sort() : given.slice(-1);
  return values.filter((value) => value !== "");
}

const MARK_AT_END = new RegExp(`[?&]${DATA_MARK}=[^&]*$`);

/** Returns the part of an address, spelled as above, that distinguishes answers: pages other than lists ignore the query. */
export function getCachedAddress(url: string): string {
  if (isCall(url)) return url;
  const [path = ""] = url.split("?", 1);
  return splitLanguage(path).plain === LIST ? url.replace(MARK_AT_END, "") : path;
}
