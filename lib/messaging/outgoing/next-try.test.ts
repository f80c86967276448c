import { expect, it } from "vitest";
import { nextTry } from "./next-try";

const SINCE = new Date("2026-12-01T10:00:00Z");
const seconds = (date: Date) => (date.getTime() - SINCE.getTime()) / 1000;

it("waits 20 seconds, then twice as long each time, for 24 hours", () => {
  const starts = [SINCE];
  for (;;) {
    const startedAt = starts.at(-1) ?? SINCE;
    const next = nextTry({ since: SINCE, startedAt, tries: starts.length });
    if (!next) break;
    starts.push(next);
  }
  const times = starts.map(seconds);
  const waits = times.slice(1).map((time, n) => time - (times[n] ?? 0));
  expect(waits.slice(0, 4)).toEqual([20, 40, 80, 160]);
  expect(waits[0]).toBeGreaterThanOrEqual(5);
  expect(waits[0]).toBeLessThanOrEqual(30);
  waits.slice(1).forEach((wait, n) => expect(wait).toBeGreaterThanOrEqual(1.5 * (waits[n] ?? 0)));
  expect(times.at(-1)).toBeLessThanOrEqual(24 * 3600);
  expect(times.at(-1)).toBeGreaterThan(22 * 3600);
});
