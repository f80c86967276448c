import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { acceptedKeys, currentKey } from "@/lib/base/secrets/secrets";

/**
 * Encrypts secrets at rest with AES-256-GCM under a key derived from AUTH_SECRET; without that key they cannot be read.
 * The account's id is authenticated with each secret (RFC 5116, associated data), so a value copied into the row of
 * another account does not open there.
 */

/** Values sealed before they were bound to an account lack this prefix; see resealSecrets. */
const BOUND = "2.";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(secret: string, accountId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", currentKey("two-factor"), nonce);
  cipher.setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return BOUND + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

export interface OpenedSecret {
  secret: string;
  /** True when the value must be sealed again, for example because it is under AUTH_SECRET_PREVIOUS. */
  stale: boolean;
}

/**
 * @throws Error when no accepted key opens it for this account: it belongs to another account, was altered, or was
 * sealed under another AUTH_SECRET
 */
export function openSecret(text: string, accountId: string): OpenedSecret {
  if (isBound(text)) return open(text.slice(BOUND.length), accountId);
  throw new Error(CANNOT_OPEN);
}

/** Opens a value that was sealed before values were bound to an account; it must be sealed again. */
export function openUnbound(text: string): OpenedSecret {
  return { ...open(text, ""), stale: true };
}

export const isBound = (text: string): boolean => text.startsWith(BOUND);

const CANNOT_OPEN =
  "A two-factor secret cannot be opened for its account with AUTH_SECRET or AUTH_SECRET_PREVIOUS.";

function open(text: string, accountId: string): OpenedSecret {
  const box = Buffer.from(text, "base64url");
  const nonce = box.subarray(0, NONCE_BYTES);
  const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const sealed = box.subarray(NONCE_BYTES + TAG_BYTES);
  for (const [index, key] of acceptedKeys("two-factor").entries()) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, nonce)
        .setAuthTag(tag)
        .setAAD(Buffer.from(accountId));
      const secret = Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
      return { secret, stale: index > 0 };
    } catch {
      // This key did not seal it; during a rotation the next key may match.
    }
  }
  throw new Error(CANNOT_OPEN);
}
