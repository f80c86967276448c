import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import type { Member } from "./format";

/** What is wrong with a file that should be a backup, in half a sentence for people. */
export class ArchiveFault extends Error {}

export interface ReadMember {
  name: string;
  /** Read to its end before the next member is asked for. */
  content: AsyncGenerator<Uint8Array>;
  /** What was read of it; complete once `content` has ended. */
  sums(): Member;
}

/**
 * The members of a backup in their order, as streams.
 * @throws whatever gzip and tar find wrong, at the place where it is
 */
export async function* readArchive(file: string): AsyncGenerator<ReadMember> {
  const unzipped = createGunzip();
  pipeline(createReadStream(file), unzipped, () => undefined);
  const entries = (Readable.toWeb(unzipped) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  for await (const { header, body } of entries) {
    // Links and folders are never written; who put one in wants it to lead somewhere.
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
    // Whatever the caller left of it.
    await skip(content);
  }
}

/** Reads to the end. */
export async function skip(content: AsyncGenerator<Uint8Array>): Promise<void> {
  while ((await content.next()).done !== true);
}
