import "server-only";
import { createHmac } from "node:crypto";
import { acceptedKeys, currentKey, isSameSecret } from "@/lib/base/secrets";

/**
 * What stands in a mailed link beside the order's key, and nowhere else: whoever placed an order got its
 * key with the answer, but only the reader of the mailbox has this. A new key makes it another.
 */
interface Mailed {
  id: string;
  accessKey: string;
}

function macOf(key: Buffer, { id, accessKey }: Mailed): string {
  return createHmac("sha256", key).update(`${id}:${accessKey}`).digest("base64url");
}

export const confirmationToken = (order: Mailed): string =>
  macOf(currentKey("order-confirmation"), order);

export function isConfirmationToken(text: string, order: Mailed): boolean {
  return acceptedKeys("order-confirmation").some((key) => isSameSecret(text, macOf(key, order)));
}
