import { expect, it, vi } from "vitest";
import { expireTags } from "./expired-tags";
import { cachedUntilExpired } from "./cached-until-expired";

let tag = 0;

/** Counts how often the value was made. */
function counted(make: (count: number) => Promise<number> = (count) => Promise.resolve(count)) {
  const [mine, others] = [`tag-${(tag += 1)}`, `tag-${(tag += 1)}`];
  let count = 0;
  const read = cachedUntilExpired([mine], () => make((count += 1)));
  return { read, mine, others };
}

it("is computed once, also for concurrent callers", async () => {
  const { read } = counted();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

it("is computed again once one of its tags has expired, and for no other", async () => {
  const { read, mine, others } = counted();
  await read();
  expireTags([others]);
  expect(await read()).toBe(1);
  expireTags([mine]);
  expect(await read()).toBe(2);
});

it("is not shared with callers after a change during its computation", async () => {
  const first = Promise.withResolvers<number>();
  const { read, mine } = counted((count) => (count === 1 ? first.promise : Promise.resolve(count)));
  const before = read();
  expireTags([mine]);
  expect(await read()).toBe(2);
  first.resolve(1);
  expect(await before).toBe(1);
  expect(await read()).toBe(2);
});

it("is computed again after a failure", async () => {
  const { read } = counted((count) =>
    count === 1 ? Promise.reject(new Error("gone")) : Promise.resolve(count),
  );
  await expect(read()).rejects.toThrow("gone");
  expect(await read()).toBe(2);
});

it("is computed again after an hour", async () => {
  const { read } = counted();
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now);
  try {
    await read();
    clock.mockReturnValue(now + 3_599_000);
    expect(await read()).toBe(1);
    clock.mockReturnValue(now + 3_601_000);
    expect(await read()).toBe(2);
  } finally {
    clock.mockRestore();
  }
});
