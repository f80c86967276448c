import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "../../base/log.ts";

const LONGEST = 300;

/**
 * Logs the path of a missing page (docs/product.md: Pages) without its query, which may contain a key. API calls log
 * their own.
 */
export function logMissingPath(request: IncomingMessage, response: ServerResponse): void {
  const [path = ""] = (request.url ?? "").split("?");
  if (path.startsWith("/api/")) return;
  response.once("finish", () => {
    if (response.statusCode === 404) log.info(`page not found: ${path.slice(0, LONGEST)}`);
  });
}
