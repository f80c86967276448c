import { expect, it } from "vitest";
import { replacementDelay } from "./web-processes";

const ended = (count: number) => Array.from({ length: count }, (_, index) => index);

it("replaces the first at once, later ones with a delay, and stops at the tenth in a minute", () => {
  const delays = ended(10).map((index) => replacementDelay(ended(index + 1), 1000));
  expect(delays).toEqual([0, 100, 200, 400, 800, 1600, 3200, 5000, 5000, undefined]);
});

it("forgets anything older than a minute", () => {
  expect(replacementDelay([...ended(9), 70_000], 70_000)).toBe(0);
});
