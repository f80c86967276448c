import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "../env";

/** The purposes of keys. Each has a key of its own, so that none can replace another. */
export type KeyPurpose =
  | "session-token"
  | "account-token"
  | "order-confirmation"
  | "two-factor"
  | "webhook"
  | "mail"
  | "oauth"
  | "xsrf"
  | "subscription";

/** Caches keys by purpose and secret, because a request needs several keys; a process has at most two secrets. */
const derived = new Map<string, Buffer>();

function derive(secret: string, purpose: KeyPurpose): Buffer {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  derived.set(name, key);
  return key;
}

/** Returns the 32-byte key derived from AUTH_SECRET for one purpose (HKDF-SHA-256, RFC 5869). */
export function currentKey(purpose: KeyPurpose): Buffer {
  const secret = env().AUTH_SECRET;
  if (!secret) throw new Error("AUTH_SECRET is not set; start the shop with `npm start`.");
  return derive(secret, purpose);
}

/** Returns the keys that may verify or decrypt: the current one and, during a rotation, the previous one. */
export function acceptedKeys(purpose: KeyPurpose): Buffer[] {
  const previous = env().AUTH_SECRET_PREVIOUS;
  return [currentKey(purpose), ...(previous ? [derive(previous, purpose)] : [])];
}
