import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { acceptedKeys, currentKey, type KeyPurpose } from "./secrets";

/**
 * Encrypts secrets at rest with AES-256-GCM under a key derived from AUTH_SECRET; without that key they cannot be read.
 * The id of its row is authenticated with each secret (RFC 5116, associated data), so a value copied into another row
 * does not open there.
 */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function sealSecret(purpose: KeyPurpose, secret: string, rowId: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", currentKey(purpose), nonce);
  cipher.setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

export interface OpenedSecret {
  secret: string;
  /** True when the value must be sealed again, for example because it is under AUTH_SECRET_PREVIOUS. */
  stale: boolean;
}

/** Returns undefined when no accepted key opens it for this row. */
export function unsealSecret(
  purpose: KeyPurpose,
  text: string,
  rowId: string,
): OpenedSecret | undefined {
  const box = Buffer.from(text, "base64url");
  const nonce = box.subarray(0, NONCE_BYTES);
  const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const sealed = box.subarray(NONCE_BYTES + TAG_BYTES);
  for (const [index, key] of acceptedKeys(purpose).entries()) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, nonce)
        .setAuthTag(tag)
        .setAAD(Buffer.from(rowId));
      const secret = Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
      return { secret, stale: index > 0 };
    } catch {
      // This key did not seal it; during a rotation the next key may match.
    }
  }
  return undefined;
}
