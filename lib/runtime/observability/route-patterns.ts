import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Under which pattern an address is counted and logged: `/product/[id]`, never the address itself,
 * which may hold a name or a key, and of which there is no end. The patterns are those of the build.
 */

/** What is no route of ours, such as a probe for another program's weakness. */
export const UNMATCHED = "unmatched";

/** Files: too many and too cheap for a line in the log each. */
const FILES = { "/_next/": "/_next/*", "/media/": "/media/*" };

const HEALTH = "/api/health/";
export const METRICS_ROUTE = "/metrics";

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
export function builtRoutePatterns(output: string) {
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
