import "server-only";
import { env } from "@/lib/base/env";

/** The shop's public key, with which a browser subscribes: 65 bytes in base64url. */
export function vapidPublicKey(): string {
  const { VAPID_PUBLIC_KEY: key } = env();
  if (!key) throw new Error("VAPID_PUBLIC_KEY is not set; start the shop with `npm start`.");
  return key;
}

/** Contact of the shop's operator for push services: Apple's accepts no address of a single machine. */
export function vapidContact(): string {
  const { VAPID_SUBJECT, APP_URL, ADMIN_EMAIL } = env();
  return VAPID_SUBJECT ?? (APP_URL.startsWith("https:") ? APP_URL : `mailto:${ADMIN_EMAIL}`);
}
