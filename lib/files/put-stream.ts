import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { BucketRefusal, refusal, tagged, type Send } from "./bucket-answer";

/** Bytes held in memory at once. A bucket accepts 10,000 parts, each but the last of at least 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024;

const TIMEOUT_MS = 30_000;
/** A home's line: 50 kB a second. */
const BYTES_PER_MS = 50;

/** Before each further attempt. */
const PAUSES_MS = [1_000, 5_000];

/** Uploads a stream in parts, each tried again when the line breaks; returns its bytes. */
export async function putStream(
  send: Send,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const begun = await request(send, `/${name}?uploads`, { method: "POST" });
  const [id] = tagged(await begun.text(), "UploadId");
  if (!id) throw new Error("The bucket named no upload.");
  const upload = `uploadId=${encodeURIComponent(id)}`;
  try {
    const tags: string[] = [];
    let bytes = 0;
    for await (const part of inParts(content)) {
      const path = `/${name}?partNumber=${tags.length + 1}&${upload}`;
      const answer = await request(send, path, { method: "PUT", body: part });
      await answer.body?.cancel();
      tags.push(answer.headers.get("etag") ?? "");
      bytes += part.byteLength;
    }
    const ended = await request(send, `/${name}?${upload}`, {
      method: "POST",
      body: listParts(tags),
    });
    // An upload that could not be joined is answered 200, too.
    const [code] = tagged(await ended.text(), "Code");
    if (code) throw new BucketRefusal("The bucket could not join the parts.", code);
    return bytes;
  } catch (error) {
    await abort(send, `/${name}?${upload}`);
    throw error;
  }
}

const listParts = (tags: readonly string[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    `<CompleteMultipartUpload>${tags
      .map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      .join("")}</CompleteMultipartUpload>`,
  );

const checksum = (body: Uint8Array) => createHash("sha256").update(body).digest("hex");

interface Asking {
  method: string;
  body?: Uint8Array<ArrayBuffer>;
}

async function request(send: Send, path: string, { method, body }: Asking): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await send(path, {
        method,
        ...(body && { body, headers: { "X-Amz-Content-Sha256": checksum(body) } }),
        signal: AbortSignal.timeout(TIMEOUT_MS + Math.ceil((body?.byteLength ?? 0) / BYTES_PER_MS)),
      });
      if (!answer.ok) throw await refusal(answer, method, path);
      return answer;
    } catch (error) {
      const wait = PAUSES_MS[attempt];
      // The service has spoken; aws4fetch has asked it again where that could help.
      if (error instanceof BucketRefusal || wait === undefined) throw error;
      await pause(wait);
    }
  }
}

/** An upload that cannot be aborted is removed by a rule of the bucket (docs/operations.md). */
async function abort(send: Send, path: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await send(path, { method: "DELETE", signal }).catch(() => undefined);
  await answer?.body?.cancel();
}

/** At least one part, which may be empty. */
async function* inParts(
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  let isFirst = true;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.byteLength;) {
      const piece = chunk.subarray(from, from + PART_BYTES - filled);
      part.set(piece, filled);
      filled += piece.byteLength;
      from += piece.byteLength;
      if (filled < PART_BYTES) continue;
      yield part;
      part = new Uint8Array(PART_BYTES);
      filled = 0;
      isFirst = false;
    }
  }
  if (filled > 0 || isFirst) yield part.slice(0, filled);
}
