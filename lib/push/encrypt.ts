import "server-only";
import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** Messages as only the device reads them: RFC 8291 (keys) over RFC 8188 (aes128gcm). */

const CURVE = "prime256v1";
const RECORD_SIZE = 4096;
const SALT_BYTES = 16;

/** Marks the end of the last record. */
const END = Buffer.from([2]);

export interface DeviceKeys {
  /** In base64url. */
  p256dh: string;
  auth: string;
}

/** The sender's key pair and salt, which are made anew for each message. */
interface Sender {
  privateKey: Buffer;
  salt: Buffer;
}

const newSender = (): Sender => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
};

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/**
 * Returns the body of a message: one record, with its header.
 * @param text at most 3,900 bytes in UTF-8
 * @throws Error when the device's key is not a point of the curve
 */
export function encryptFor(
  { p256dh, auth }: DeviceKeys,
  text: string,
  sender = newSender(),
): Buffer {
  const { salt, privateKey } = sender;
  const device = Buffer.from(p256dh, "base64url");
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  const own = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), device, own]);
  const key = derive(pair.computeSecret(device), Buffer.from(auth, "base64url"), info, 32);
  const cipher = createCipheriv(
    "aes-128-gcm",
    derive(key, salt, "Content-Encoding: aes128gcm\0", 16),
    derive(key, salt, "Content-Encoding: nonce\0", 12),
  );
  const record = [cipher.update(text, "utf8"), cipher.update(END), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([own.length]),
    own,
    ...record,
    cipher.getAuthTag(),
  ]);
}

/** Reports whether messages can be encrypted for a device: whether its key is a point of the curve. */
export function isUsable(keys: DeviceKeys): boolean {
  try {
    encryptFor(keys, "");
    return true;
  } catch {
    return false;
  }
}
