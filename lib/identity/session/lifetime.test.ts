import { describe, expect, it } from "vitest";
import { isLiving, type SessionTimes } from "./lifetime";

const NOW = new Date("2026-11-22T12:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR_MS);

const session = (changes: Partial<SessionTimes>): SessionTimes => ({
  remember: false,
  lastSeenAt: NOW,
  expiresAt: hours(1),
  revokedAt: null,
  ...changes,
});

describe("a session", () => {
  it.each([
    ["user", false, 4],
    ["user", true, 14 * 24],
    ["packer", false, 2],
    ["sales", false, 2],
    ["accountant", true, 3 * 24],
    ["admin", false, 2],
    ["admin", true, 3 * 24],
  ] as const)("of a %s (remembered: %s) ends after %i hours unused", (role, remember, limit) => {
    const unusedFor = (ms: number) =>
      isLiving(session({ remember, lastSeenAt: new Date(NOW.getTime() - ms) }), role, NOW);
    expect(unusedFor(limit * HOUR_MS - 1)).toBe(true);
    expect(unusedFor(limit * HOUR_MS)).toBe(false);
  });

  it("ends at its absolute limit however much it is used, and when it is revoked", () => {
    expect(isLiving(session({}), "user", NOW)).toBe(true);
    expect(isLiving(session({ expiresAt: NOW }), "user", NOW)).toBe(false);
    expect(isLiving(session({ revokedAt: hours(-1) }), "user", NOW)).toBe(false);
  });
});
