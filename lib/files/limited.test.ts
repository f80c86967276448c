import { describe, expect, it } from "vitest";
import { limited } from "./limited";

describe("limited", () => {
  it("runs no more than so many at once, all of them, in their order", async () => {
    const run = limited(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const task = (n: number) => async () => {
      started.push(n);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return n;
    };
    const results = await Promise.all(Array.from({ length: 9 }, (_, n) => run(task(n))));
    expect(results).toEqual(started);
    expect(most).toBe(2);
  });

  it("goes on after a task that failed", async () => {
    const run = limited(1);
    await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await run(() => Promise.resolve(1))).toBe(1);
  });
});
