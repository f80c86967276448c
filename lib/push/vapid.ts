import "server-only";
import { importJWK, SignJWT } from "jose";
import { env } from "@/lib/base/env";

/** Says to push services whose messages these are (RFC 8292). */

const HOURS = "12h";

/** The shop's public key, by which a browser subscribes: 65 bytes in base64url. */
export function vapidPublicKey(): string {
  const { VAPID_PUBLIC_KEY: key } = env();
  if (!key) throw new Error("VAPID_PUBLIC_KEY is not set; start the shop with `npm start`.");
  return key;
}

/** Where a push service reaches whoever runs the shop: Apple's takes no address of a single machine. */
function contact(): string {
  const { VAPID_SUBJECT, APP_URL, ADMIN_EMAIL } = env();
  return VAPID_SUBJECT ?? (APP_URL.startsWith("https:") ? APP_URL : `mailto:${ADMIN_EMAIL}`);
}

/** The `Authorization` header for an endpoint. */
export async function vapidHeader(endpoint: string): Promise<string> {
  const publicKey = vapidPublicKey();
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
    d: env().VAPID_PRIVATE_KEY ?? "",
  };
  const token = await new SignJWT({ sub: contact() })
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(HOURS)
    .sign(await importJWK(jwk, "ES256"));
  return `vapid t=${token}, k=${publicKey}`;
}
