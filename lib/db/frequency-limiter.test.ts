import { expect, it } from "vitest";
import { FrequencyLimiter } from "./frequency-limiter";

it("gives the places to those that come first", () => {
  const frequent = new FrequencyLimiter(2);
  expect(["one", "other", "third", "one"].map((name) => frequent.ask(name))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it("has the least asked for give way to what is asked for more than twice as often", () => {
  const frequent = new FrequencyLimiter(2);
  for (const name of ["often", "often", "often", "odd"]) frequent.ask(name);
  expect([1, 2, 3].map(() => frequent.ask("new"))).toEqual([false, false, true]);
  expect(frequent.ask("often")).toBe(true);
  expect(frequent.ask("odd")).toBe(false);
});

it("counts on for what lost its place", () => {
  const frequent = new FrequencyLimiter(1);
  for (const name of ["old", "new", "new", "new"]) frequent.ask(name);
  expect([2, 3, 4, 5, 6, 7].map(() => frequent.ask("old"))).toEqual([
    ...[false, false, false, false, false],
    true,
  ]);
});

it("forgets in time what was asked for long ago", () => {
  const frequent = new FrequencyLimiter(1);
  for (let asked = 0; asked < 40_000; asked += 1) frequent.ask("last year's");
  const asks = Array.from({ length: 40_000 }, () => frequent.ask("this year's"));
  expect(asks.indexOf(true)).toBeLessThan(20_000);
  expect(asks.at(-1)).toBe(true);
});
