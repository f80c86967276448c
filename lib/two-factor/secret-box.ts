import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { acceptedKeys, currentKey } from "@/lib/derived-keys";

/** Secrets at rest: AES-256-GCM under a key derived from AUTH_SECRET; without that key, nothing. */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", currentKey("two-factor"), nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

export interface OpenedSecret {
  secret: string;
  /** Sealed under AUTH_SECRET_PREVIOUS: it must be sealed anew before that one is taken away. */
  stale: boolean;
}

/** @throws Error when no accepted key opens it: it was sealed under another AUTH_SECRET, or altered */
export function openSecret(text: string): OpenedSecret {
  const box = Buffer.from(text, "base64url");
  const nonce = box.subarray(0, NONCE_BYTES);
  const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const sealed = box.subarray(NONCE_BYTES + TAG_BYTES);
  for (const [index, key] of acceptedKeys("two-factor").entries()) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, nonce).setAuthTag(tag);
      const secret = Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
      return { secret, stale: index > 0 };
    } catch {
      // Not sealed under this key; during a rotation the next one may fit.
    }
  }
  throw new Error("A two-factor secret cannot be opened with AUTH_SECRET or AUTH_SECRET_PREVIOUS.");
}
