import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "@/lib/base/constant-time";
import { acceptedKeys, currentKey } from "@/lib/base/derived-keys";

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
