import "server-only";
import { createHmac } from "node:crypto";
import { isUuid } from "../ids/uuid";
import { isSameSecret } from "./same-secret";
import { acceptedKeys, currentKey, type KeyPurpose } from "./secrets";

/** MACs (HMAC-SHA-256, base64url) prove that a text comes from this shop, so that no table holds what opens anything. */

const computeUnder = (key: Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest("base64url");

export function computeMac(purpose: KeyPurpose, text: string): string {
  return computeUnder(currentKey(purpose), text);
}

/** During a rotation of AUTH_SECRET, the MACs under its previous value count too. */
export function isMac(purpose: KeyPurpose, mac: string, text: string): boolean {
  return acceptedKeys(purpose).some((key) => isSameSecret(mac, computeUnder(key, text)));
}

/** The secret text of a mailed link: its row's id and a MAC over its kind and that id. */
export function signLink(kind: string, id: string): string {
  return `${id}.${computeMac("account-token", `${kind}:${id}`)}`;
}

/** Returns the id in a link of one of these kinds; undefined for a text that is not ours. */
export function authenticId(text: string, kinds: readonly string[]): string | undefined {
  const [id = "", mac = ""] = text.split(".");
  if (!isUuid(id)) return undefined;
  return kinds.some((kind) => isMac("account-token", mac, `${kind}:${id}`)) ? id : undefined;
}
