import "server-only";
import { Readable } from "node:stream";

type Many<T> = AsyncIterable<T> | Iterable<T>;

/** Reads the first item now, so that a failing query becomes an error answer and not the beginning of a file. */
export async function begun<T>(items: Many<T>): Promise<AsyncIterable<T>> {
  const remaining = (async function* () {
    yield* items;
  })();
  const first = await remaining.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* remaining;
  })();
}

/** A text file that is written as its pieces are read, so that its length does not matter. */
export async function textStream(pieces: Many<string>): Promise<ReadableStream<Uint8Array>> {
  const source = Readable.from(await begun(pieces), { objectMode: false });
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}
