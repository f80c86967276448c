import { describe, expect, it } from "vitest";
import { bytesText, durationText } from "./measures";

describe("sizes", () => {
  it.each([
    [0, "0 bytes"],
    [999, "999 bytes"],
    [1_000, "1 kB"],
    [15_360_000, "15.4 MB"],
    [1_400_000_000, "1.4 GB"],
    [5e15, "5,000 TB"],
  ])("of %d are written %s", (bytes, text) => {
    expect(bytesText(bytes)).toBe(text);
  });
});

describe("durations", () => {
  it.each([
    [0, "less than a minute"],
    [61, "1 minute"],
    [3_600, "1 hour 0 minutes"],
    [90_000, "1 day 1 hour"],
    [273_600, "3 days 4 hours"],
  ])("of %d seconds are written %s", (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
