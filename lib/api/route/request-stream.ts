import "server-only";
import { AppError } from "@/lib/base/errors";

/** The body is read with a reader, because leaving a loop over the stream would end the connection. */
export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Limits for reading the rest of a refused request. */
const DRAIN = { bytes: 1024 * 1024 * 1024, milliseconds: 60_000 };

/**
 * Yields the bytes of a body, at most `maxBytes`.
 * @param announced its Content-Length, 0 without one
 * @throws AppError too_large; invalid_input when the sender disconnected
 */
export async function* streamBytes(
  reader: BodyReader | undefined,
  announced: number,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const tooLarge = new AppError("too_large", `Send at most ${megabytes} MB in one request.`);
  if (announced > maxBytes) throw tooLarge;
  let bytes = 0;
  for (;;) {
    const chunk = await next(reader);
    if (!chunk) return;
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge;
    yield chunk;
  }
}

async function next(reader: BodyReader | undefined): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value;
  } catch {
    throw new AppError("invalid_input", "The upload broke off. Please send it again.");
  }
}

/**
 * Reads and discards the rest of a refused body, so that the sender gets to read the answer. A body without an end is
 * cut at the limits of DRAIN.
 */
export async function drain(reader: BodyReader | undefined): Promise<void> {
  const deadline = Date.now() + DRAIN.milliseconds;
  let bytes = 0;
  while (bytes < DRAIN.bytes && Date.now() < deadline) {
    const chunk = await next(reader).catch(() => undefined);
    if (!chunk) return;
    bytes += chunk.byteLength;
  }
}
