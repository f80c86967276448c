import "server-only";
import type { CookiesOptions } from "next-auth";
import { env } from "@/lib/base/env";
import { createHmac, randomBytes } from "node:crypto";
import { acceptedKeys, currentKey, isSameSecret } from "@/lib/base/secrets";

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

/**
 * The value that a write by cookie has to repeat: random, and bound to the session by a MAC, so that a
 * value that somebody planted or has from a session of their own proves nothing. A visitor's is bound
 * to no session.
 */

/** The id of a session; null for a visitor. */
type SessionId = string | null;

function macOf(key: Buffer, random: string, sessionId: SessionId): string {
  return createHmac("sha256", key)
    .update(`${random}:${sessionId ?? ""}`)
    .digest("base64url");
}

export function newXsrfValue(sessionId: SessionId): string {
  const random = randomBytes(18).toString("base64url");
  return `${random}.${macOf(currentKey("xsrf"), random, sessionId)}`;
}

export function isXsrfValueOf(value: string, sessionId: SessionId): boolean {
  const [random = "", mac = ""] = value.split(".");
  // Whoever has none yet, such as every program that calls the API.
  if (mac === "") return false;
  return acceptedKeys("xsrf").some((key) => isSameSecret(mac, macOf(key, random, sessionId)));
}

/**
 * What the browser that begins a sign-in with the provider remembers, in a cookie that no script reads:
 * a secret without which the code that the provider's answer is turned into is worth nothing, and where
 * the person was going.
 */
export interface SignInFlow {
  secret: string;
  next?: string;
}

const cookieName = () => hostCookieName("sign-in-flow");

/** A new flow, as the Set-Cookie line that begins it. */
export function newFlowCookie(next: string | undefined): string {
  const secret = randomBytes(32).toString("base64url");
  const value = [secret, Buffer.from(next ?? "").toString("base64url")].join(".");
  return cookieLine(cookieName(), value, { maxAgeSeconds: PROVIDER_SECONDS, httpOnly: true });
}

export function endedFlowCookie(): string {
  return cookieLine(cookieName(), "", { maxAgeSeconds: 0, httpOnly: true });
}

/** Undefined for a browser that began nothing, or too long ago. */
export function readFlow(requestCookies: Record<string, string>): SignInFlow | undefined {
  const [secret = "", next = ""] = (requestCookies[cookieName()] ?? "").split(".");
  if (secret === "") return undefined;
  return { secret, next: Buffer.from(next, "base64url").toString() || undefined };
}
