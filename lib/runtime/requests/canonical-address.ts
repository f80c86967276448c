import type { IncomingMessage, ServerResponse } from "node:http";
import { LANGUAGES } from "../../base/http/languages.ts";
import { isUuid } from "../../base/ids/uuid.ts";

/**
 * One address for each page and call. Limits, caches and Next each parse the address of a request in their own way.
 * An address that they could parse differently is redirected to its plain spelling (308) or refused (400) before any
 * of them sees it.
 */

/** The HTTP methods that the shop accepts. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type AddressCheck =
  | { kind: "plain" }
  /** `location` begins with exactly one slash and is a path of this shop. */
  | { kind: "elsewhere"; location: string }
  | { kind: "refused"; status: 400 | 405; code: string; message: string };

const PLAIN: AddressCheck = { kind: "plain" };

const UNREADABLE: AddressCheck = {
  kind: "refused",
  status: 400,
  code: "invalid_input",
  message: "This address cannot be read.",
};

const UNKNOWN_METHOD: AddressCheck = {
  kind: "refused",
  status: 405,
  code: "method_not_allowed",
  message: `The shop knows ${METHODS.join(", ")}.`,
};

/**
 * Matches a slash or a NUL within a segment, plain or escaped, and characters that end or change a path in a URL
 * parser.
 */
const AMBIGUOUS = /[\\#\s]|%(?:2f|5c|00)/i;

/** Matches an escaped letter, digit or one of `-._~`, which need no escape (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

const PAGE_OF_ROW = new RegExp(
  `^((?:/(?:${LANGUAGES.join("|")}))?/(?:product|order|admin/orders)/)([^/]+)(.*)$`,
  "s",
);

/** Checks the method and target of a request. */
export function checkAddress({
  method = "",
  url = "",
}: Pick<IncomingMessage, "method" | "url">): AddressCheck {
  if (!METHODS.includes(method)) return UNKNOWN_METHOD;
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.startsWith("/") || !isUtf8(path) || AMBIGUOUS.test(path) || namesPrototype(url)) {
    return UNREADABLE;
  }
  const unescaped = path.replace(NEEDLESS_ESCAPE, decodeURIComponent);
  const plain = inSmallLetters(unescaped.replace(/\/{2,}/g, "/"));
  if (DOT_SEGMENT.test(plain)) return UNREADABLE;
  return plain === path ? PLAIN : { kind: "elsewhere", location: plain + url.slice(path.length) };
}

function isUtf8(path: string): boolean {
  try {
    // The bundler drops a call with an unused result.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** Row ids are written in lower case; otherwise every other spelling would cache its page once more. */
function inSmallLetters(path: string): string {
  const [, folder = "", id = "", remaining = ""] = PAGE_OF_ROW.exec(path) ?? [];
  return isUuid(id) ? folder + id.toLowerCase() + remaining : path;
}

/** The possible beginnings of a parameter name that spells `__proto__`. */
const UNDERSCORES = /[?&](_|%5f){2}/i;

/** True when a parameter would replace the prototype of the object in which Next collects parameters. */
const namesPrototype = (url: string) =>
  UNDERSCORES.test(url) && new URLSearchParams(url.slice(url.indexOf("?"))).has("__proto__");

/** Answers a request whose address is not in its plain spelling. Returns whether it did. */
export function answerOtherAddress(request: IncomingMessage, response: ServerResponse): boolean {
  const check = checkAddress(request);
  if (check.kind === "plain") return false;
  if (check.kind === "elsewhere") {
    response.writeHead(308, { Location: check.location }).end();
    return true;
  }
  const { status, code, message } = check;
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...(status === 405 && { Allow: METHODS.join(", ") }),
  });
  response.end(JSON.stringify({ message, code }));
  return true;
}
