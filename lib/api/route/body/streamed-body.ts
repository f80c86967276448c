import "server-only";

/**
 * Returns the same content and releases its source (a file, a bucket's connection, a query) as soon as the answer's
 * connection is closed. Next cancels a body only once its last write was taken, which never happens after the reader has
 * left.
 * @param signal the request's, which Next aborts when the connection closes before the end of the answer
 */
export function releasedWith(
  signal: AbortSignal,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const release = () => void reader.cancel(signal.reason).catch(() => undefined);
  if (signal.aborted) release();
  else signal.addEventListener("abort", release, { once: true });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
