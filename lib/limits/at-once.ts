import pLimit from "p-limit";
import { AppError } from "../base/errors.ts";

/** Seconds after which somebody who was sent away may come again. */
const RETRY_SECONDS = 3;

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does costly work a few pieces at a time, in the order in which it comes; whoever comes when too many
 * wait already is refused with AppError unavailable.
 */
export function workQueue({
  atOnce,
  maxWaiting = Infinity,
}: {
  atOnce: number;
  maxWaiting?: number;
}): WorkQueue {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + maxWaiting) throw busy();
    return limit(work);
  };
}

function busy(): AppError {
  return new AppError("unavailable", "The shop is very busy right now. Please try again.", {
    headers: { "Retry-After": String(RETRY_SECONDS) },
  });
}
