import "server-only";
import { hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "./env";

/** What a key is for; each purpose has a key of its own, so that none can stand in for another. */
export type KeyPurpose =
  | "session-token"
  | "account-token"
  | "order-confirmation"
  | "two-factor"
  | "oauth"
  | "xsrf"
  | "subscription";

/** A request needs several keys; by purpose and secret, of which a process has two at most. */
const derived = new Map<string, Buffer>();

function derive(secret: string, purpose: KeyPurpose): Buffer {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  derived.set(name, key);
  return key;
}

/** The key of 32 bytes that grows from AUTH_SECRET (HKDF-SHA-256, RFC 5869) for one purpose. */
export function currentKey(purpose: KeyPurpose): Buffer {
  const secret = env().AUTH_SECRET;
  if (!secret) throw new Error("AUTH_SECRET is not set; start the shop with `npm start`.");
  return derive(secret, purpose);
}

/** The current key and, during a rotation, the previous one: what may still be verified or decrypted. */
export function acceptedKeys(purpose: KeyPurpose): Buffer[] {
  const previous = env().AUTH_SECRET_PREVIOUS;
  return [currentKey(purpose), ...(previous ? [derive(previous, purpose)] : [])];
}

/** Whether two secrets are the same text, in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
