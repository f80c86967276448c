import { expect, it } from "vitest";
import { withSourcePlaces } from "./source-places";

/** Returns the milliseconds of processor time that a text takes. */
function measureCost(text: string): number {
  const before = process.cpuUsage();
  expect(withSourcePlaces(text)).toBe(text);
  return process.cpuUsage(before).user / 1000;
}

it.each([
  "server/",
  "file://",
  "server/.js:",
  "file://.mjs:",
  " server/",
  "(server/.js:1",
  ".next/server/a.js:1:",
])("reads what a visitor can put into an error in linear time: %j repeated", (part) => {
  // The first of these took 3,200 ms at 3,000 characters, and eight times as long at the double.
  expect(measureCost(part.repeat(8_000))).toBeLessThan(2_000);
});
