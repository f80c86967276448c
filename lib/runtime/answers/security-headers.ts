import { splitLanguage } from "../../base/http/languages.ts";
import type { GatewaySources } from "../../payments/gateways/gateway-facts.ts";

/** The headers by which every answer limits what the browser lets this page and others do. */

const DIRECTIVES = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "object-src 'none'",
  "worker-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const listOrigins = (gatewaySources: readonly GatewaySources[]) => [
  ...new Set(gatewaySources.flatMap(({ origins }) => origins)),
];

/** Returns the directives for a page that opens windows of gateways; empty on any other page. */
function payingDirectives(gatewaySources: readonly GatewaySources[]): string[] {
  const origins = listOrigins(gatewaySources);
  const self = (name: string) => [name, "'self'", ...origins].join(" ");
  const own = [self("connect-src"), self("form-action")];
  return origins.length > 0 ? [...own, ["frame-src", ...origins].join(" ")] : own;
}

/**
 * Returns the policy of a page with these inline scripts, `'sha256-…'` each. Scripts that are added in the browser,
 * in attributes or in javascript: addresses do not run.
 */
export function contentSecurityPolicy(
  scripts: readonly string[] = [],
  { pictures = "", gatewaySources = [] }: PictureAddress & PayingPage = {},
): string {
  // The owner may set a logo or pictures that are hosted elsewhere.
  const images = ["img-src 'self' data: https:", ...plainOrigin(pictures)].join(" ");
  const foreign = new Set(gatewaySources.map(({ script }) => new URL(script).origin));
  const allowed = ["script-src 'self'", ...foreign, ...scripts].join(" ");
  return [...DIRECTIVES, ...payingDirectives(gatewaySources), images, allowed].join("; ");
}

/**
 * An answer of the API is not a page: when it is opened in a browser, it may run, load or send nothing. This includes
 * files that customers uploaded. Handlers cannot set this header in Next, because it is already set before they run.
 */
const API_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const API_ADDRESS = /^\/api([/?]|$)/;

interface PayingPage {
  /** The sources that gateways' windows need; for a page, only of the gateways that it declares. */
  gatewaySources?: readonly GatewaySources[] | undefined;
}

interface PictureAddress {
  /** Address of the bucket with the shop's pictures; undefined when there is none. */
  pictures?: string | undefined;
}

/** A bucket on this machine or network may have no certificate. */
const plainOrigin = (address: string) =>
  address.startsWith("http:") ? [new URL(address).origin] : [];

/** Next's development tools insert scripts at run time. */
const DEV_SCRIPTS = ["'unsafe-inline'", "'unsafe-eval'"];

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Banks open their step in windows of their own, and phones open an app. */
const PAYING_ADDRESS = /^\/pay(\?|$)/;

function toRights(url: string, gatewaySources: readonly GatewaySources[]): Record<string, string> {
  const isPaying = gatewaySources.length > 0 && PAYING_ADDRESS.test(url);
  const payers = listOrigins(gatewaySources).map((origin) => `"${origin}"`);
  const payment = isPaying ? `payment=(self ${payers.join(" ")})` : "payment=()";
  return {
    "Cross-Origin-Opener-Policy": isPaying ? "same-origin-allow-popups" : "same-origin",
    "Permissions-Policy": `camera=(), microphone=(), geolocation=(), ${payment}, usb=()`,
  };
}

/** Pages whose address can contain a secret. */
const SECRET_ADDRESS =
  /^\/(order-confirmation|offers|auth|newsletter|unsubscribe)([/?]|$)|[?&]token=/;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface HeaderContext extends PictureAddress, PayingPage {
  /** The public origin. HSTS is sent only when it is HTTPS. */
  origin: string;
  dev: boolean;
}

/**
 * Returns the headers of an answer by its path and query. The policy is built once, because every answer carries it.
 */
export function securityHeaders({
  origin,
  dev,
  pictures,
  gatewaySources = [],
}: HeaderContext): (url: string) => Record<string, string> {
  const policy = contentSecurityPolicy(dev ? DEV_SCRIPTS : [], { pictures });
  const transport = origin.startsWith("https:") && {
    "Strict-Transport-Security": `max-age=${YEAR_SECONDS}; includeSubDomains`,
  };
  return (url) => {
    const { plain } = splitLanguage(url);
    const isSecret = SECRET_ADDRESS.test(plain);
    return {
      ...HEADERS,
      ...toRights(plain, gatewaySources),
      "Content-Security-Policy": API_ADDRESS.test(url) ? API_POLICY : policy,
      "Referrer-Policy": isSecret ? "no-referrer" : "strict-origin-when-cross-origin",
      ...transport,
    };
  };
}
