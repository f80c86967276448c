import "server-only";
import { AppError } from "@/lib/base/errors";

/** The body of a request, read by hand: to end a loop over it would end the connection with it. */
export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** How much of a refused request is still taken, and for how long. */
const DRAIN = { bytes: 1024 * 1024 * 1024, milliseconds: 60_000 };

/**
 * The bytes of a body, at most `maxBytes`; `announced` is its Content-Length, 0 where it has none.
 * @throws AppError too_large; invalid_input where the sender went away
 */
export async function* bytesOf(
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
 * Reads what is left of a refused body and forgets it, so that the sender comes to reading the answer.
 * Who sends without end is not waited for.
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
