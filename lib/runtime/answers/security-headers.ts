import type { CheckoutSources } from "../../payments/gateways/facts.ts";

/** What every answer tells the browser about how far it may trust this page and others. */

const DIRECTIVES = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "object-src 'none'",
  "worker-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const originsOf = (checkouts: readonly CheckoutSources[]) => [
  ...new Set(checkouts.flatMap(({ origins }) => origins)),
];

/** What a page that opens gateways' windows lets in from there; nothing on any other page. */
function payingDirectives(checkouts: readonly CheckoutSources[]): string[] {
  const origins = originsOf(checkouts);
  const self = (name: string) => [name, "'self'", ...origins].join(" ");
  const own = [self("connect-src"), self("form-action")];
  return origins.length > 0 ? [...own, ["frame-src", ...origins].join(" ")] : own;
}

/**
 * The policy of a page whose inline scripts are these: `'sha256-…'` each. Scripts that are added in the
 * browser, in attributes or in addresses do not run.
 */
export function contentSecurityPolicy(
  scripts: readonly string[] = [],
  { pictures = "", checkouts = [] }: PictureAddress & PayingPage = {},
): string {
  // The owner may name a logo or pictures that live elsewhere.
  const images = ["img-src 'self' data: https:", ...plainOrigin(pictures)].join(" ");
  const foreign = new Set(checkouts.map(({ script }) => new URL(script).origin));
  const allowed = ["script-src 'self'", ...foreign, ...scripts].join(" ");
  return [...DIRECTIVES, ...payingDirectives(checkouts), images, allowed].join("; ");
}

/**
 * What the API answers is no page: whoever opens it in a browser, a file that somebody gave among it, has nothing run,
 * loaded or sent. Next lets no handler say it, because this header is there before.
 */
const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const API_ADDRESS = /^\/api([/?]|$)/;

interface PayingPage {
  /** What gateways' windows need; of a page, of those that it says it opens. */
  checkouts?: readonly CheckoutSources[] | undefined;
}

interface PictureAddress {
  /** Of the bucket that holds the shop's pictures, if there is one. */
  pictures?: string | undefined;
}

/** A bucket of this machine or network may have no certificate. */
const plainOrigin = (address: string) =>
  address.startsWith("http:") ? [new URL(address).origin] : [];

/** The tools of development write scripts as they go. */
const DEV_SCRIPTS = ["'unsafe-inline'", "'unsafe-eval'"];

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Banks ask for their part in windows of their own, and phones in an app. */
const PAYING_ADDRESS = /^\/pay(\?|$)/;

function rightsOf(url: string, checkouts: readonly CheckoutSources[]): Record<string, string> {
  const isPaying = checkouts.length > 0 && PAYING_ADDRESS.test(url);
  const payers = originsOf(checkouts).map((origin) => `"${origin}"`);
  const payment = isPaying ? `payment=(self ${payers.join(" ")})` : "payment=()";
  return {
    "Cross-Origin-Opener-Policy": isPaying ? "same-origin-allow-popups" : "same-origin",
    "Permissions-Policy": `camera=(), microphone=(), geolocation=(), ${payment}, usb=()`,
  };
}

/** Pages whose address can hold a key that opens something. */
const SECRET_ADDRESS = /^\/(order-confirmation|auth|newsletter|unsubscribe)([/?]|$)|[?&]token=/;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface HeaderContext extends PictureAddress, PayingPage {
  /** The public origin; HTTPS is promised only where the shop has it. */
  origin: string;
  dev: boolean;
}

/** What the answer at an address says, by its path and query. The policy is made once: each answer has it. */
export function securityHeaders({
  origin,
  dev,
  pictures,
  checkouts = [],
}: HeaderContext): (url: string) => Record<string, string> {
  const policy = contentSecurityPolicy(dev ? DEV_SCRIPTS : [], { pictures });
  const transport = origin.startsWith("https:") && {
    "Strict-Transport-Security": `max-age=${YEAR_SECONDS}; includeSubDomains`,
  };
  return (url) => ({
    ...HEADERS,
    ...rightsOf(url, checkouts),
    "Content-Security-Policy": API_ADDRESS.test(url) ? API_POLICY : policy,
    "Referrer-Policy": SECRET_ADDRESS.test(url) ? "no-referrer" : "strict-origin-when-cross-origin",
    ...transport,
  });
}
