import "server-only";
import type { CookiesOptions } from "next-auth";
import { randomBytes } from "node:crypto";
import { env } from "@/lib/base/env";
import { computeMac, isMac } from "@/lib/base/secrets/mac";

/**
 * How the shop's cookies are named and written. Under HTTPS, cookies that pages do not read are bound to this host by
 * their name (RFC 6265bis, `__Host-`), so that no other host of the domain can set one. Our pages and other programs
 * read the XSRF cookie, so it has the same name everywhere.
 */

export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";

/** The maximum time that a person may take at the provider, in seconds. */
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

/** Options of the cookies that next-auth sets; without `maxAge` (seconds) a cookie ends with the browser. */
export function providerCookieOptions(maxAge?: number) {
  return { httpOnly: true, sameSite: "lax" as const, path: "/", secure: isSecure(), maxAge };
}

/** next-auth's own cookies, keyed by next-auth's names for them. */
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

/** A value that no other site can read; our pages repeat it in a header. A null session id means a visitor. */
export function newXsrfCookie(sessionId: string | null): string {
  const value = newXsrfValue(sessionId);
  return cookieLine(XSRF_COOKIE, value, { maxAgeSeconds: null, httpOnly: false });
}

/**
 * The value that a write with a session cookie must repeat: random, and bound to the session by a MAC, so that a
 * planted value, or one from another session, is not accepted. A visitor's value is bound to no session.
 */

/** Null for a visitor. */
type SessionId = string | null;

export function newXsrfValue(sessionId: SessionId): string {
  const random = randomBytes(18).toString("base64url");
  return `${random}.${computeMac("xsrf", `${random}:${sessionId ?? ""}`)}`;
}

export function matchesXsrfValue(value: string, sessionId: SessionId): boolean {
  const [random = "", mac = ""] = value.split(".");
  return isMac("xsrf", mac, `${random}:${sessionId ?? ""}`);
}

/**
 * State of a sign-in with the provider, in a cookie that scripts cannot read: a secret, without which the code made
 * from the provider's answer is useless, and the page to return to.
 */
export interface SignInFlow {
  secret: string;
  next?: string;
}

const cookieName = () => hostCookieName("sign-in-flow");

/** Returns a new flow as a Set-Cookie line. */
export function newFlowCookie(next: string | undefined): string {
  const secret = randomBytes(32).toString("base64url");
  const value = [secret, Buffer.from(next ?? "").toString("base64url")].join(".");
  return cookieLine(cookieName(), value, { maxAgeSeconds: PROVIDER_SECONDS, httpOnly: true });
}

export function endedFlowCookie(): string {
  return cookieLine(cookieName(), "", { maxAgeSeconds: 0, httpOnly: true });
}

/** Undefined for a browser that began no sign-in, or began it too long ago. */
export function readFlow(requestCookies: Record<string, string>): SignInFlow | undefined {
  const [secret = "", next = ""] = (requestCookies[cookieName()] ?? "").split(".");
  if (secret === "") return undefined;
  return { secret, next: Buffer.from(next, "base64url").toString() || undefined };
}
