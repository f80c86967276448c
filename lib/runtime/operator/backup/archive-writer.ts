import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import type { Member } from "./format";

export interface ArchiveWriter {
  /** The members written so far, with checksums. */
  members: readonly Member[];
  /** Adds a member of exactly `bytes` bytes. */
  add(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<void>;
  addBuffer(name: string, content: Uint8Array): Promise<void>;
  /** Settles when everything is on the disk. */
  close(): Promise<void>;
  /** Stops writing; the caller removes the incomplete file. */
  abandon(reason: unknown): Promise<void>;
}

/** Writes a gzipped tar file as a stream, readable only by this account. */
export function createArchive(file: string): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createGzip(),
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  written.catch(() => undefined);
  const members: Member[] = [];

  async function write(name: string, bytes: number, content: AsyncIterable<Uint8Array>) {
    const hash = createHash("sha256");
    const entry = controller.add({ name, size: bytes, mode: 0o600 }).getWriter();
    for await (const chunk of content) {
      hash.update(chunk);
      await entry.write(chunk);
    }
    await entry.close();
    members.push({ name, bytes, sha256: hash.digest("hex") });
  }

  const abandon = async (reason: unknown) => {
    controller.error(reason);
    await written.catch(() => undefined);
  };
  const add = async (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => {
    try {
      await write(name, bytes, content);
    } catch (error) {
      controller.error(error);
      // A full disk is reported at the end of the pipe; the error seen here only follows from it.
      throw await written.then(
        () => error,
        (cause: unknown) => cause,
      );
    }
  };
  return {
    members,
    add,
    addBuffer: (name, content) => add(name, content.length, Readable.from([content])),
    close: async () => {
      controller.finalize();
      await written;
    },
    abandon,
  };
}
