import { dayStart, HOUR_MS } from "../../base/india-time.ts";
import { processWide } from "../../base/process-wide.ts";
import { cacheTags } from "./cache-tags.ts";

/**
 * Records when the cached content of each tag was last changed, by the monotonic clock with which Next stamps the
 * start of a read. That clock never steps back, and is finer than the milliseconds in which a render, a commit and an
 * expiry can all happen.
 */

interface Expiries {
  at: Map<string, number>;
  lastAt: number;
  everythingAt: number;
  trustedUntil: number;
  notifyOthers: (tags: readonly string[]) => Promise<void>;
  /** Reads that the store has not looked at yet. */
  underWay: Set<Promise<void>>;
}

const shared = processWide<{ expiries: Expiries }>();

const expiries = (shared.expiries ??= {
  at: new Map(),
  lastAt: -Infinity,
  everythingAt: -Infinity,
  trustedUntil: Infinity,
  notifyOthers: () => Promise.resolve(),
  underWay: new Set(),
});

/** Above this many tags everything is expired instead, to bound the memory. */
const MAX_TAGS = 20_000;

/** Milliseconds; no read takes longer. */
const MAX_READ_MS = 60_000;

/** Milliseconds of the monotonic clock. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Expires whatever began before now under one of these tags, because it may show the state before the change. */
export function expireTags(tags: readonly string[]): void {
  const now = steadyNow();
  for (const tag of tags) expiries.at.set(tag, now);
  expiries.lastAt = now;
  if (expiries.at.size > MAX_TAGS) expireEverything();
}

/** Expires everything, after changes that this process may have missed. */
export function expireEverything(): void {
  expiries.everythingAt = steadyNow();
  expiries.lastAt = expiries.everythingAt;
  expiries.at.clear();
}

/** Returns when anything cached was last changed, as far as this process knows. */
export function lastExpiredAt(): number {
  return expiries.lastAt;
}

/**
 * Expires tags after a change that this process made, and notifies the other processes. Settles when those on this
 * machine have expired them; processes on other machines are notified by the database.
 */
export function expireEverywhere(tags: readonly string[]): Promise<void> {
  expireTags(tags);
  return expiries.notifyOthers(tags);
}

/** Sets the function that notifies the other processes of this one's changes. */
export function setNotifyOthers(tell: (tags: readonly string[]) => Promise<void>): void {
  expiries.notifyOthers = tell;
}

/** Sets for how many milliseconds from now nothing cached can change unnoticed. */
export function trustCacheFor(milliseconds: number): void {
  expiries.trustedUntil = steadyNow() + milliseconds;
}

/** Tags that change at midnight in India: a board may have another price from a day on. */
const DAILY_TAGS: ReadonlySet<string> = new Set([cacheTags.sizes]);

/** The wall clock, which may be set, is asked for the day alone. */
function isOfEarlierDay(startedAt: number): boolean {
  const now = new Date();
  return now.getTime() - (steadyNow() - startedAt) < dayStart(now).getTime();
}

/** Reports whether a tag was expired since `startedAt`, when a read or a render began. */
export function isOutdated(tags: readonly string[], startedAt: number): boolean {
  const { at, everythingAt, trustedUntil } = expiries;
  if (startedAt <= everythingAt || steadyNow() > trustedUntil) return true;
  return tags.some(
    (tag) =>
      (at.get(tag) ?? -Infinity) >= startedAt || (DAILY_TAGS.has(tag) && isOfEarlierDay(startedAt)),
  );
}

/**
 * Like `isOutdated`, and also covers what time alone changes in values that `"use cache"` caches for hours: another
 * day may have other taxes, and an announcement has an end.
 */
export const isOutdatedOrOld = (tags: readonly string[], startedAt: number): boolean =>
  steadyNow() >= startedAt + HOUR_MS || isOutdated(tags, startedAt);

/** @param taken settles when the store has looked at a read that began a moment ago */
export function trackRead(taken: Promise<void>): void {
  expiries.underWay.add(taken);
  void taken.finally(() => expiries.underWay.delete(taken));
}

/**
 * Waits, after a change, for the reads under way, which may have begun before it: afterwards their tags are known.
 */
export async function outdatedReads(): Promise<void> {
  if (steadyNow() - expiries.lastAt > MAX_READ_MS) return;
  await Promise.all(expiries.underWay);
}
