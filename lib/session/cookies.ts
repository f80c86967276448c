import "server-only";
import type { CookiesOptions } from "next-auth";
import { env } from "@/lib/base/env";
import { newXsrfValue } from "./xsrf";

/**
 * How the shop's cookies are named and written. Under HTTPS those that pages do not read are bound to
 * this very host by their name (RFC 6265bis, `__Host-`): no other host of the domain can plant one. The
 * XSRF cookie is read by our pages, and by other programs, under the name that it has everywhere.
 */

export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";

/** How long a person may take at the provider, in seconds. */
export const PROVIDER_SECONDS = 15 * 60;

const isSecure = () => env().APP_URL.startsWith("https:");

export function hostCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

export function sessionCookieName(): string {
  return hostCookieName("next-auth.session-token");
}

interface CookieOptions {
  /** Null: the cookie ends with the browser. */
  maxAgeSeconds: number | null;
  httpOnly: boolean;
}

/** A Set-Cookie line. */
export function cookieLine(
  name: string,
  value: string,
  { maxAgeSeconds, httpOnly }: CookieOptions,
): string {
  return [
    `${name}=${value}`,
    "Path=/",
    "SameSite=Lax",
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(isSecure() ? ["Secure"] : []),
    ...(maxAgeSeconds === null ? [] : [`Max-Age=${maxAgeSeconds}`]),
  ].join("; ");
}

/** How a cookie of next-auth's own steps is written; without `maxAge` (seconds) it ends with the browser. */
export function providerCookieOptions(maxAge?: number) {
  return { httpOnly: true, sameSite: "lax" as const, path: "/", secure: isSecure(), maxAge };
}

/** The cookies of next-auth's own steps, by the names that next-auth has for them. */
export function providerCookies(): Partial<CookiesOptions> {
  const named = (name: string, maxAge?: number) => ({
    name: hostCookieName(`next-auth.${name}`),
    options: providerCookieOptions(maxAge),
  });
  return {
    callbackUrl: named("callback-url"),
    csrfToken: named("csrf-token"),
    pkceCodeVerifier: named("pkce.code_verifier", PROVIDER_SECONDS),
    state: named("state", PROVIDER_SECONDS),
    nonce: named("nonce", PROVIDER_SECONDS),
  };
}

/** `maxAgeSeconds` null: the cookie ends with the browser. */
export function sessionCookie(token: string, maxAgeSeconds: number | null): string {
  return cookieLine(sessionCookieName(), token, { maxAgeSeconds, httpOnly: true });
}

export function endedSessionCookie(): string {
  return sessionCookie("", 0);
}

/** A value that no other site can read; a page of ours repeats it in the header. Null: a visitor's. */
export function newXsrfCookie(sessionId: string | null): string {
  const value = newXsrfValue(sessionId);
  return cookieLine(XSRF_COOKIE, value, { maxAgeSeconds: null, httpOnly: false });
}
