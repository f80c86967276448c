import "server-only";
import { randomBytes } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The shop's two cookies. The session cookie has next-auth's own name and attributes, because
 * next-auth sets it after Google; the XSRF cookie is read by our pages and sent back as a header.
 */

export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "x-xsrf-token";

const isSecure = () => env().APP_URL.startsWith("https:");

export function sessionCookieName(): string {
  return `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;
}

function attributes(maxAgeSeconds: number | null, httpOnly: boolean): string {
  return [
    "Path=/",
    "SameSite=Lax",
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(isSecure() ? ["Secure"] : []),
    ...(maxAgeSeconds === null ? [] : [`Max-Age=${maxAgeSeconds}`]),
  ].join("; ");
}

/** `maxAgeSeconds` null: the cookie ends with the browser. */
export function sessionCookie(token: string, maxAgeSeconds: number | null): string {
  return `${sessionCookieName()}=${token}; ${attributes(maxAgeSeconds, true)}`;
}

export function endedSessionCookie(): string {
  return sessionCookie("", 0);
}

/** A value that no other site can read; a page of ours repeats it in the header. */
export function newXsrfCookie(): string {
  return `${XSRF_COOKIE}=${randomBytes(18).toString("base64url")}; ${attributes(null, false)}`;
}
