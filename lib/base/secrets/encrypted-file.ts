import "server-only";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";

// Files are encrypted in the age format (age-encryption.org/v1), which the program `age` opens too.

/** The name's ending of an encrypted file. */
export const AGE_ENDING = ".age";

const HEADER = "age-encryption.org/v1\n";

/** Derives a key in 64 MiB of memory; the default of 256 MiB is too much beside a shop on a small machine. */
const WORK_FACTOR = 16;

const toStream = (file: string) =>
  Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;

/** The content of a file, encrypted while it is read. */
export async function encryptFile(
  file: string,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  return encrypter.encrypt(toStream(file));
}

/** @throws Error for a wrong passphrase, and in the stream for an altered file */
export async function decryptFile(
  file: string,
  passphrase: string,
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(toStream(file));
}

/** True for a file in the age format, whatever its name. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length));
    return buffer.toString("latin1", 0, bytesRead) === HEADER;
  } finally {
    await handle.close();
  }
}
