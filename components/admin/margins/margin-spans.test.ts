import { expect, it } from "vitest";
import { spanDays } from "./margin-spans";

/** The first of December in India, when it is still November in London. */
const NOW = new Date("2026-11-30T19:00:00Z");

it.each([
  ["month", "2026-12-01", "2026-12-01"],
  ["last-month", "2026-11-01", "2026-11-30"],
  ["quarter", "2026-09-03", "2026-12-01"],
  ["year", "2026-01-01", "2026-12-01"],
] as const)("%s runs from %s to %s", (span, from, to) => {
  expect(spanDays(span, NOW)).toEqual({ from, to });
});
