import { processWide } from "../base/process-wide.ts";

/**
 * When what is cached under a tag was last changed, by one steady clock: the one by which Next stamps the
 * start of a read. It never steps back, and is finer than the milliseconds in which a render, a commit
 * and an expiry can all fall.
 */

interface Expiries {
  at: Map<string, number>;
  lastAt: number;
  everythingAt: number;
  trustedUntil: number;
  tellOthers: (tags: readonly string[]) => Promise<void>;
  /** Reads that the store has not looked at yet. */
  underWay: Set<Promise<void>>;
}

const shared = processWide<{ expiries: Expiries }>();

const expiries = (shared.expiries ??= {
  at: new Map(),
  lastAt: -Infinity,
  everythingAt: -Infinity,
  trustedUntil: Infinity,
  tellOthers: () => Promise.resolve(),
  underWay: new Set(),
});

/** Beyond this many tags everything is expired instead: memory has a bound. */
const MOST_TAGS = 20_000;

/** No read takes longer. */
const MAX_READ_MS = 60_000;

/** Milliseconds. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Whatever was begun until now under one of these tags may show what was before the change. */
export function expireTags(tags: readonly string[]): void {
  const now = steadyNow();
  for (const tag of tags) expiries.at.set(tag, now);
  expiries.lastAt = now;
  if (expiries.at.size > MOST_TAGS) expireEverything();
}

/** After a change that this process has not been told of. */
export function expireEverything(): void {
  expiries.everythingAt = steadyNow();
  expiries.lastAt = expiries.everythingAt;
  expiries.at.clear();
}

/** When anything that is cached was last changed, as far as this process was told. */
export function lastExpiredAt(): number {
  return expiries.lastAt;
}

/**
 * After a change that this process made itself: the other processes are told. Settles when those of this machine have
 * heard; the others hear by the database.
 */
export function expireEverywhere(tags: readonly string[]): Promise<void> {
  expireTags(tags);
  return expiries.tellOthers(tags);
}

/** Who tells the other processes of this one's changes. */
export function tellOthersBy(tell: (tags: readonly string[]) => Promise<void>): void {
  expiries.tellOthers = tell;
}

/** For how long, in milliseconds from now, nothing that is cached can have been changed unnoticed. */
export function trustCacheFor(milliseconds: number): void {
  expiries.trustedUntil = steadyNow() + milliseconds;
}

/** Whether a tag was expired since `startedAt`, when somebody began to read or to render. */
export function isOutdated(tags: readonly string[], startedAt: number): boolean {
  const { at, everythingAt, trustedUntil } = expiries;
  if (startedAt <= everythingAt || steadyNow() > trustedUntil) return true;
  return tags.some((tag) => (at.get(tag) ?? -Infinity) >= startedAt);
}

const HOUR_MS = 3_600_000;

/**
 * The same for what time alone changes as well, as of what `"use cache"` keeps for hours: another day may have other
 * taxes, and an announcement has an end.
 */
export const isOutdatedOrOld = (tags: readonly string[], startedAt: number): boolean =>
  steadyNow() >= startedAt + HOUR_MS || isOutdated(tags, startedAt);

/** @param taken settles when the store has looked at a read that began a moment ago */
export function trackRead(taken: Promise<void>): void {
  expiries.underWay.add(taken);
  void taken.finally(() => expiries.underWay.delete(taken));
}

/** After a change, waits for the reads under way, which may have begun before it: their tags are known then. */
export async function outdatedReads(): Promise<void> {
  if (steadyNow() - expiries.lastAt > MAX_READ_MS) return;
  await Promise.all(expiries.underWay);
}
