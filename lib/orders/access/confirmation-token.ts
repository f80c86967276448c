import "server-only";
import { createHmac } from "node:crypto";
import { isSameSecret } from "@/lib/base/secrets/same-secret";
import { acceptedKeys, currentKey } from "@/lib/base/secrets/secrets";

/**
 * The token of the mailed link, in addition to the order's key: the person who placed the order received the key in the
 * response, but only the reader of the mailbox has this token. A new key changes the token.
 */
interface Mailed {
  id: string;
  accessKey: string;
}

function computeMac(key: Buffer, { id, accessKey }: Mailed): string {
  return createHmac("sha256", key).update(`${id}:${accessKey}`).digest("base64url");
}

export const confirmationToken = (order: Mailed): string =>
  computeMac(currentKey("order-confirmation"), order);

export function isConfirmationToken(text: string, order: Mailed): boolean {
  return acceptedKeys("order-confirmation").some((key) =>
    isSameSecret(text, computeMac(key, order)),
  );
}
