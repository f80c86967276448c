import "server-only";
import webPush from "web-push";
import { env } from "@/lib/base/env";
import { vapidContact, vapidPublicKey } from "./vapid";

export interface DeviceKeys {
  /** In base64url. */
  p256dh: string;
  auth: string;
}

interface Push extends DeviceKeys {
  endpoint: string;
  /** At most 3,900 bytes in UTF-8. */
  text: string;
  /** Seconds for which a push service holds it for an offline device. */
  ttl: number;
}

/** Returns the request for a push service: encrypted for the device (RFC 8291), signed by the shop (RFC 8292). */
export function toPushRequest({ endpoint, p256dh, auth, text, ttl }: Push) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    {
      TTL: ttl,
      urgency: "high",
      vapidDetails: {
        subject: vapidContact(),
        publicKey: vapidPublicKey(),
        privateKey: env().VAPID_PRIVATE_KEY ?? "",
      },
    },
  );
  const texts = Object.entries(headers).map(([name, value]: [string, unknown]) => [
    name,
    String(value),
  ]);
  return { url: endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body };
}

/** True when messages can be encrypted for a device: its key is a point of the curve. */
export function isUsable({ p256dh, auth }: DeviceKeys): boolean {
  try {
    webPush.encrypt(p256dh, auth, " ", "aes128gcm");
    return true;
  } catch {
    return false;
  }
}
