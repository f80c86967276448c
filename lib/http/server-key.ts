import "server-only";
import { isSameSecret } from "@/lib/constant-time";
import { currentKey } from "@/lib/derived-keys";

/** Carries the key with which this program calls itself; nobody else can make it. */
export const SERVER_KEY_HEADER = "x-shop-server-key";

export function serverKey(): string {
  return currentKey("server-key").toString("hex");
}

export function isServerKey(value: string | null): boolean {
  return isSameSecret(value ?? "", serverKey());
}
