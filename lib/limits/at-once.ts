import pLimit from "p-limit";
import { AppError } from "../base/errors.ts";

/** Value of Retry-After, in seconds, for a caller who was refused because the queue is full. */
const RETRY_SECONDS = 3;

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs costly work a few items at a time, in order of arrival. When too many wait already it throws AppError
 * unavailable.
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
