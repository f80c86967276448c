import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorShare } from "./processor-share";

/** Returns a fake process whose clock advances as it works, waits and sleeps. */
function givenProcess() {
  let [busy, now] = [0, 0];
  const slept: number[] = [];
  const clock = {
    busyMs: () => busy,
    nowMs: () => now,
    sleep: (milliseconds: number) => {
      slept.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
  };
  const work = (milliseconds: number) => {
    busy += milliseconds;
    now += milliseconds;
  };
  const wait = (milliseconds: number) => void (now += milliseconds);
  return { clock, slept, work, wait, now: () => now, busy: () => busy };
}

describe("a share of a quarter", () => {
  it("rests three times as long as it worked", async () => {
    const { clock, slept, work } = givenProcess();
    const rested = processorShare(0.25, clock);
    await rested();
    work(40);
    await rested();
    work(10);
    await rested();
    expect(slept).toEqual([120, 30]);
  });

  it("rests before no first piece, whatever it took to start", async () => {
    const { clock, slept, work } = givenProcess();
    work(900);
    await processorShare(0.25, clock)();
    expect(slept).toEqual([]);
  });

  it("uses waiting time as rest", async () => {
    const { clock, slept, work, wait } = givenProcess();
    const rested = processorShare(0.25, clock);
    await rested();
    work(40);
    wait(100);
    await rested();
    work(40);
    wait(500);
    await rested();
    expect(slept).toEqual([20]);
  });

  it("rests for a second at most", async () => {
    const { clock, slept, work } = givenProcess();
    const rested = processorShare(0.25, clock);
    await rested();
    work(20_000);
    await rested();
    expect(slept).toEqual([1000]);
  });
});

it("holds whatever the pieces are", async () => {
  const piece = fc.record({ work: fc.nat({ max: 200 }), wait: fc.nat({ max: 500 }) });
  const shares = fc.double({ min: 0.2, max: 1, noNaN: true });
  await fc.assert(
    fc.asyncProperty(fc.array(piece), shares, async (pieces, share) => {
      const { clock, work, wait, now, busy } = givenProcess();
      const rested = processorShare(share, clock);
      await rested();
      for (const each of pieces) {
        work(each.work);
        wait(each.wait);
        await rested();
      }
      expect(busy()).toBeLessThanOrEqual(share * now() + 1e-6);
    }),
  );
});
