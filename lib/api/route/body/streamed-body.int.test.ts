import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { globSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startS3, type S3Server } from "@/e2e/support/stand-ins/s3-server";
import { poll } from "@/lib/base/poll";
import { textStream } from "@/lib/base/text-stream";
import { bucketStore } from "@/lib/files/private/bucket-store";
import { diskStore } from "@/lib/files/private/disk-store";
import type { PrivateStore } from "@/lib/files/private/store";
import { releasedWith } from "./streamed-body";

type Body = ReadableStream<Uint8Array>;

const CONTENT = Buffer.alloc(16 * 1024 * 1024, "box");
const READERS = 30;

let folder = "";
let s3: S3Server;
let open: () => Promise<Body>;
let port = 0;
const server = createServer((_, response) => void answer(response));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "streamed-"));
  vi.stubEnv("DATA_DIR", folder);
  s3 = await startS3();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Sends a body like Next, whose wait for a disconnected reader never ends. */
async function answer(response: ServerResponse): Promise<void> {
  const left = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) left.abort();
  });
  const written = new WritableStream<Uint8Array>({
    async write(chunk) {
      if (!response.write(chunk)) await once(response, "drain");
    },
    close: () => void response.end(),
  });
  const body = releasedWith(left.signal, await open());
  await body.pipeTo(written, { signal: left.signal }).catch(() => undefined);
}

const begin = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, agent: false }, resolve).on("error", reject);
  });

async function breakOff(): Promise<void> {
  const downloads = await Promise.all(Array.from({ length: READERS }, begin));
  await Promise.all(downloads.map((download) => once(download, "readable")));
  for (const download of downloads) download.destroy();
}

/** Returns how many files this process, the bucket included, has open under an id, where the system can report it. */
function countOpen(id: string): number {
  return globSync("/proc/self/fd/*").filter((link) => {
    try {
      return readlinkSync(link).includes(id);
    } catch {
      return false;
    }
  }).length;
}

describe.each<[string, () => PrivateStore]>([
  ["the disk", diskStore],
  ["a bucket", () => bucketStore(s3.bucket)],
])("a file on %s", (_, openStore) => {
  it("arrives whole, and is closed when downloads break off", async () => {
    const store = openStore();
    const id = randomUUID();
    const key = `artworks/${id}/file`;
    await store.write(key, CONTENT);
    open = async () => (await store.stream(key)) as Body;
    expect((await buffer(await begin())).equals(CONTENT)).toBe(true);
    await breakOff();
    expect(await poll(30, () => Promise.resolve(countOpen(id) === 0))).toBe(true);
  });
});

it("a table that is read while it is sent is ended when downloads break off", async () => {
  let reading = 0;
  async function* pieces() {
    reading += 1;
    try {
      for (;;) yield await Promise.resolve("a row of a table\n".repeat(10_000));
    } finally {
      reading -= 1;
    }
  }
  open = () => textStream(pieces());
  await breakOff();
  expect(await poll(30, () => Promise.resolve(reading === 0))).toBe(true);
});

it("is not begun for a reader who left before the answer", async () => {
  const cancelled = vi.fn();
  const body = releasedWith(AbortSignal.abort(), new ReadableStream({ cancel: cancelled }));
  expect(cancelled).toHaveBeenCalledOnce();
  expect((await body.getReader().read()).done).toBe(true);
});
