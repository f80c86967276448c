import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Throttle } from "./throttle";

describe("the throttle of refusals", () => {
  it("lets one entry per key pass a minute, with the number of held ones", () => {
    let now = 1_000_000;
    const throttle = new Throttle({ now: () => now });
    expect(throttle.admit("a")).toBe(0);
    expect(throttle.admit("a")).toBeUndefined();
    expect(throttle.admit("b")).toBe(0);
    now += 59_999;
    expect(throttle.admit("a")).toBeUndefined();
    now += 1;
    expect(throttle.admit("a")).toBe(2);
    expect(throttle.admit("a")).toBeUndefined();
  });

  it("holds back what comes from too many keys at once", () => {
    let now = 1_000_000;
    const throttle = new Throttle({ entries: 3, now: () => now });
    const admitted = ["a", "b", "c", "d", "e"].map((key) => throttle.admit(key));
    expect(admitted).toEqual([0, 0, 0, undefined, undefined]);
    now += 60_000;
    expect(throttle.admit("d")).toBe(0);
  });

  it("never remembers more keys than it may, nor admits a key twice within its time", () => {
    const step = fc.record({ key: fc.nat(9), wait: fc.nat(30_000) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        let now = 1_000_000;
        const throttle = new Throttle({ keys: 12, now: () => now });
        const last = new Map<number, number>();
        for (const { key, wait } of steps) {
          now += wait;
          if (throttle.admit(String(key)) === undefined) continue;
          expect(now - (last.get(key) ?? 0)).toBeGreaterThanOrEqual(60_000);
          last.set(key, now);
        }
      }),
    );
    const small = new Throttle({ keys: 5, entries: 1000 });
    for (let key = 0; key < 100; key++) small.admit(String(key));
    expect(small.size).toBe(5);
  });
});
