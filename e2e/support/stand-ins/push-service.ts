import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { importJWK, jwtVerify } from "jose";
import { startReceiver, type Received } from "./webhook-receiver";

/**
 * A device behind a push service on loopback: it decrypts messages (RFC 8291) and verifies the sender (RFC 8292).
 */

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

export class Device {
  readonly #pair = createECDH("prime256v1");
  readonly #auth = randomBytes(16);

  constructor() {
    this.#pair.generateKeys();
  }

  get keys() {
    const p256dh = this.#pair.getPublicKey("base64url");
    return { p256dh, auth: this.#auth.toString("base64url") };
  }

  read({ bytes }: Pick<Received, "bytes">): unknown {
    const salt = bytes.subarray(0, 16);
    const keyEnd = 21 + (bytes[20] ?? 0);
    const sender = bytes.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#pair.getPublicKey(), sender]);
    const key = derive(this.#pair.computeSecret(sender), this.#auth, info, 32);
    const decipher = createDecipheriv(
      "aes-128-gcm",
      derive(key, salt, "Content-Encoding: aes128gcm\0", 16),
      derive(key, salt, "Content-Encoding: nonce\0", 12),
    ).setAuthTag(bytes.subarray(-16));
    const record = Buffer.concat([decipher.update(bytes.subarray(keyEnd, -16)), decipher.final()]);
    // The last record's padding starts with a 2.
    return JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString()) as unknown;
  }
}

/** Returns the claims of a message's sender, after verifying the signature with its own key. */
export async function readSender({ headers }: Received) {
  const [, token = "", key = ""] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString("base64url"),
  );
  const known = await importJWK({ kty: "EC", crv: "P-256", x, y } as never, "ES256");
  return { key, ...(await jwtVerify(token, known)).payload };
}

export async function startPushService() {
  const receiver = await startReceiver((response) => response.writeHead(201).end());
  return { ...receiver, url: receiver.url.replace("/hook", "/push") };
}
