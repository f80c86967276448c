import "server-only";
import { randomBytes } from "node:crypto";
import { cookieLine, hostCookieName, PROVIDER_SECONDS } from "./cookies";

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
