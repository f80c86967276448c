/** What every answer tells the browser about how far it may trust this page and others. */

const DIRECTIVES = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * The policy of a page whose inline scripts are these: `'sha256-…'` each. Scripts that are added in the
 * browser, in attributes or in addresses do not run.
 */
export function contentSecurityPolicy(
  scripts: readonly string[] = [],
  { pictures = "" }: PictureAddress = {},
): string {
  // The owner may name a logo or pictures that live elsewhere.
  const images = ["img-src 'self' data: https:", ...plainOrigin(pictures)].join(" ");
  return [...DIRECTIVES, images, ["script-src 'self'", ...scripts].join(" ")].join("; ");
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
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Pages whose address can hold a key that opens something. */
const SECRET_ADDRESS = /^\/(order-confirmation|auth|newsletter|unsubscribe)([/?]|$)|[?&]token=/;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface HeaderContext extends PictureAddress {
  /** Path and query. */
  url: string;
  /** The public origin; HTTPS is promised only where the shop has it. */
  origin: string;
  dev: boolean;
}

export function securityHeaders({
  url,
  origin,
  dev,
  pictures,
}: HeaderContext): Record<string, string> {
  return {
    ...HEADERS,
    "Content-Security-Policy": contentSecurityPolicy(dev ? DEV_SCRIPTS : [], { pictures }),
    "Referrer-Policy": SECRET_ADDRESS.test(url) ? "no-referrer" : "strict-origin-when-cross-origin",
    ...(origin.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}
