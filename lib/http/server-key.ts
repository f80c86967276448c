import "server-only";
import { hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** Carries the key with which this program calls itself; nobody else can make it. */
export const SERVER_KEY_HEADER = "x-shop-server-key";

/** One of the separate keys that grow from AUTH_SECRET (HKDF), as hexadecimal text. */
export function serverKey(): string {
  const secret = env().AUTH_SECRET;
  if (!secret) throw new Error("AUTH_SECRET is not set; start the shop with `npm start`.");
  return Buffer.from(hkdfSync("sha256", secret, "", "server-key", 32)).toString("hex");
}

export function isServerKey(value: string | null): boolean {
  const given = Buffer.from(value ?? "");
  const expected = Buffer.from(serverKey());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
