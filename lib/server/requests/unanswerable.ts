import type { IncomingMessage, ServerResponse } from "node:http";

import { METHODS } from "./methods.ts";

/** Requests that the framework fails over, with a bare 500 and an entry in the log for each. */

export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * The refusal of what no page and no call can answer: a method that nobody has, an address that is no
 * path, whose escapes are not UTF-8 or that names `__proto__`. Undefined for all that may be handed on.
 */
export function unanswerable({
  method = "",
  url = "",
}: Pick<IncomingMessage, "method" | "url">): BareAnswer | undefined {
  if (!METHODS.includes(method)) {
    const allow = METHODS.join(", ");
    return refusal(405, "method_not_allowed", `The shop knows ${allow}.`, { Allow: allow });
  }
  if (isPath(url) && !namesPrototype(url)) return undefined;
  return refusal(400, "invalid_input", "This address cannot be read.");
}

/** Answers what nobody else can. */
export function refuseUnanswerable(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = unanswerable(request);
  if (!refusal) return false;
  response.writeHead(refusal.status, refusal.headers).end(refusal.body);
  return true;
}

function isPath(url: string): boolean {
  if (!url.startsWith("/")) return false;
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** How a parameter's name may begin that says `__proto__`. */
const UNDERSCORES = /[?&](_|%5f){2}/i;

/** Whether a parameter takes the place of all that the object has in which the framework collects parameters. */
const namesPrototype = (url: string) =>
  UNDERSCORES.test(url) && new URLSearchParams(url.slice(url.indexOf("?"))).has("__proto__");

function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): BareAnswer {
  return {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers },
    body: JSON.stringify({ message, code }),
  };
}
