import { describe, expect, it } from "vitest";
import { backupIsDue, type BackupFacts } from "./backup-due";

/** 03:00 on the 22nd in India is 21:30 on the 21st in UTC. */
const FACTS: BackupFacts = {
  now: new Date("2026-11-21T21:30:00Z"),
  isRunning: false,
  isOpen: false,
  at: "03:00",
  lastScheduledAt: new Date("2026-11-20T21:30:04Z"),
  earlierScheduledAt: new Date("2026-11-19T21:30:04Z"),
  lastFailedAt: null,
  since: new Date("2026-01-01T00:00:00Z"),
};

/** A backup at 03:00 on the 22nd failed after a minute. */
const FAILED: Partial<BackupFacts> = {
  lastScheduledAt: new Date("2026-11-21T21:30:00Z"),
  earlierScheduledAt: new Date("2026-11-20T21:30:04Z"),
  lastFailedAt: new Date("2026-11-21T21:31:00Z"),
};

const CASES: [string, Partial<BackupFacts>, boolean][] = [
  ["at the time of day in India", {}, true],
  ["not a second before", { now: new Date("2026-11-21T21:29:59Z") }, false],
  ["not twice", { lastScheduledAt: new Date("2026-11-21T21:30:00Z") }, false],
  ["when the shop was off at the time", { now: new Date("2026-11-22T12:00:00Z") }, true],
  ["in an older shop without a backup", { lastScheduledAt: null }, true],
  [
    "not in a shop that is younger than the time",
    { since: new Date("2026-11-21T21:30:00Z") },
    false,
  ],
  ["not in a shop without accounts", { since: null }, false],
  ["never where the time is empty", { at: "" }, false],
  ["on request", { at: "", isOpen: true }, true],
  ["not while one is running", { isOpen: true, isRunning: true }, false],
  ["again an hour after it failed", { ...FAILED, now: new Date("2026-11-21T22:31:00Z") }, true],
  ["not sooner", { ...FAILED, now: new Date("2026-11-21T22:30:59Z") }, false],
  [
    "not a third time before the next day",
    {
      lastScheduledAt: new Date("2026-11-21T22:31:00Z"),
      earlierScheduledAt: new Date("2026-11-21T21:30:00Z"),
      lastFailedAt: new Date("2026-11-21T22:32:00Z"),
      now: new Date("2026-11-22T21:29:59Z"),
    },
    false,
  ],
  ["just after midnight in India", { at: "00:00", now: new Date("2026-11-21T18:30:00Z") }, true],
];

describe("a backup is due", () => {
  it.each(CASES)("%s", (_, remaining, expected) => {
    expect(backupIsDue({ ...FACTS, ...remaining })).toBe(expected);
  });
});
