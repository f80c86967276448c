import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import { decryptFile } from "@/lib/base/secrets/encrypted-file";
import type { Member } from "./format";

/** Describes a defect of a backup file, as half a sentence for people. */
export class ArchiveFault extends Error {}

export interface ReadMember {
  name: string;
  /** Must be read to its end before the next member is requested. */
  content: AsyncGenerator<Uint8Array>;
  /** Checksums of the data read; complete once `content` has ended. */
  sums(): Member;
}

/** A backup: its file and, where that is encrypted, its passphrase. */
export interface Archive {
  file: string;
  passphrase?: string | undefined;
}

/**
 * Yields the members of a backup in their order, as streams.
 * @throws the error of gzip or tar at the place where it occurs
 */
export async function* readArchive(archive: Archive): AsyncGenerator<ReadMember> {
  const unzipped = createGunzip();
  pipeline(await openArchive(archive), unzipped, () => undefined);
  const entries = (Readable.toWeb(unzipped) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  for await (const { header, body } of entries) {
    // Backups contain no links or folders; an entry of that kind could lead out of the folder.
    if (header.type !== "file") {
      throw new ArchiveFault(`it holds ${JSON.stringify(header.name)}, no file`);
    }
    const hash = createHash("sha256");
    let bytes = 0;
    const content = (async function* () {
      for await (const chunk of body) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    })();
    const sums = () => ({ name: header.name, bytes, sha256: hash.copy().digest("hex") });
    yield { name: header.name, content, sums };
    // Skips what the caller did not read.
    await skip(content);
  }
}

async function openArchive({ file, passphrase }: Archive): Promise<Readable> {
  if (passphrase === undefined) return createReadStream(file);
  const content = await decryptFile(file, passphrase).catch(() => {
    throw new ArchiveFault("the passphrase does not open it");
  });
  return Readable.fromWeb(content as NodeStream<Uint8Array>);
}

export async function skip(content: AsyncGenerator<Uint8Array>): Promise<void> {
  while ((await content.next()).done !== true);
}
