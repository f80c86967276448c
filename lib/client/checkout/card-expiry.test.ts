import { expect, it } from "vitest";
import { hasExpired } from "./card-expiry";

it.each([
  ["01/20", "2026-11-22T06:00:00Z", true],
  ["10/26", "2026-11-22T06:00:00Z", true],
  ["11/26", "2026-11-22T06:00:00Z", false],
  ["12/26", "2026-11-22T06:00:00Z", false],
  ["01/27", "2026-12-31T06:00:00Z", false],
  // December begins in India at 18:30 UTC on the last day of November.
  ["11/26", "2026-11-30T18:29:59Z", false],
  ["11/26", "2026-11-30T18:30:00Z", true],
])("a card good to %s has at %s expired: %s", (expiry, now, expired) => {
  expect(hasExpired(expiry, new Date(now))).toBe(expired);
});
