import { AppError } from "../../base/errors.ts";

/** Value of Retry-After, in seconds, for a caller who was refused because the queue is full. */
const RETRY_SECONDS = 3;

/** Work of one owner (an account, an order, a part of the shop), which runs when it is its turn. */
export type WorkQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

interface Options {
  atOnce: number;
  /** Of all owners together. */
  maxWaiting?: number;
  maxWaitingEach?: number;
}

/**
 * Runs costly work a few items at a time. Owners take turns, one item each, so that a busy owner does not delay others;
 * the work of one owner runs in order of arrival. Refuses work with AppError unavailable when too much is waiting.
 */
export function workQueue({
  atOnce,
  maxWaiting = Infinity,
  maxWaitingEach = Infinity,
}: Options): WorkQueue {
  /** Waiting work by owner, the next in turn first. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    const [next] = lines;
    if (!next || running >= atOnce) return;
    const [owner, line] = next;
    const start = line.shift();
    // Its next turn comes after everybody else's.
    lines.delete(owner);
    if (line.length > 0) lines.set(owner, line);
    waiting -= 1;
    running += 1;
    start?.();
  }

  const turn = (owner: string) =>
    new Promise<void>((resolve) => {
      const line = lines.get(owner) ?? [];
      line.push(resolve);
      lines.set(owner, line);
      waiting += 1;
      startNext();
    });

  return async (owner, work) => {
    const isFull = waiting >= maxWaiting || (lines.get(owner)?.length ?? 0) >= maxWaitingEach;
    if (isFull && running >= atOnce) throw busy();
    await turn(owner);
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}

function busy(): AppError {
  return new AppError("unavailable", "The shop is very busy right now. Please try again.", {
    headers: { "Retry-After": String(RETRY_SECONDS) },
  });
}
