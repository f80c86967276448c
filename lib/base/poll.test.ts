import { afterEach, expect, it, vi } from "vitest";
import { poll } from "./poll";

afterEach(() => {
  vi.useRealTimers();
});

it("answers as soon as it is so", async () => {
  const check = vi
    .fn<() => Promise<boolean>>()
    .mockResolvedValueOnce(false)
    .mockResolvedValue(true);
  expect(await poll(60, check)).toBe(true);
  expect(check).toHaveBeenCalledTimes(2);
});

it("asks once more after its time, through all of which a machine may have stood still", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const standStill = () => vi.setSystemTime(Date.now() + 3_600_000);
  let isSo = false;
  const check = () => {
    standStill();
    const answer = Promise.resolve(isSo);
    isSo = true;
    return answer;
  };
  expect(await poll(1, check)).toBe(true);
});

it("times out when the condition never holds", async () => {
  expect(await poll(0, () => Promise.resolve(false))).toBe(false);
});
