import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryLimit } from "./memory-limit";
import { RateCounters } from "./rate-counters";

const times = (count: number, take: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => take(index));

const toLimiter = (points: number, max = 32) =>
  new MemoryLimit({ points, seconds: 60 }, "calls", new RateCounters(max));

describe("a limiter", () => {
  it("lets a number pass in a minute, and returns the wait of the others", () => {
    const limiter = toLimiter(2);
    expect(times(3, () => limiter.take("192.0.2.1", 1000))).toEqual([0, 0, 60]);
    expect(limiter.take("192.0.2.1", 31_000)).toBe(30);
    expect(limiter.take("192.0.2.1", 60_999)).toBe(1);
    expect(limiter.take("192.0.2.1", 61_000)).toBe(0);
  });

  it("counts each address separately, and an IPv6 network as one", () => {
    const limiter = toLimiter(1);
    expect(times(3, (index) => limiter.take(`192.0.2.${index}`, 0))).toEqual([0, 0, 0]);
    expect(times(2, (index) => limiter.take(`2001:db8::${index}`, 0))).toEqual([0, 60]);
    expect(limiter.take("2001:db8:0:1::1", 0)).toBe(0);
  });

  it("counts each thing for itself, no matter who counts it", () => {
    const counters = new RateCounters(4);
    const named = (name: string) => new MemoryLimit({ points: 1, seconds: 60 }, name, counters);
    expect([named("a").take("192.0.2.1", 0), named("b").take("192.0.2.1", 0)]).toEqual([0, 0]);
    expect(named("a").take("192.0.2.1", 0)).toBe(60);
  });

  it("forgets what was given back, and nothing of a minute that is over", () => {
    const limiter = toLimiter(1);
    limiter.take("192.0.2.1", 0);
    limiter.giveBack("192.0.2.1", 0);
    expect(limiter.take("192.0.2.1", 0)).toBe(0);
    limiter.giveBack("192.0.2.1", 60_000);
    limiter.giveBack("192.0.2.2", 0);
    expect(times(2, () => limiter.take("192.0.2.1", 60_000))).toEqual([0, 60]);
  });
});

describe("a limit in memory", () => {
  it("never lets more pass within a window, and lets pass anyone who waits as long as it says", () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 4 }), (steps, points) => {
        const limiter = toLimiter(points);
        let now = 1000;
        let window = { beganAt: -Infinity, passed: 0 };
        for (const gap of steps) {
          now += gap;
          if (now >= window.beganAt + 60_000) window = { beganAt: now, passed: 0 };
          const wait = limiter.take("192.0.2.1", now);
          if (wait === 0) window.passed += 1;
          expect(window.passed).toBeLessThanOrEqual(points);
          if (wait === 0) continue;
          expect(wait).toBe(Math.ceil((window.beganAt + 60_000 - now) / 1000));
          now += wait * 1000;
          window = { beganAt: now, passed: 1 };
          expect(limiter.take("192.0.2.1", now)).toBe(0);
        }
      }),
    );
  });
});

describe("a limiter with more callers than it has room for", () => {
  const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

  it("refuses nobody because of others", () => {
    const limiter = toLimiter(1, 8);
    expect(Math.max(...times(10_000, (index) => limiter.take(address(index), 0)))).toBe(0);
  });

  it("remembers a bounded number of callers, the latest of those who came once", () => {
    const limiter = toLimiter(1, 8);
    times(10_000, (index) => limiter.take(address(index), index / 1000));
    const known = times(10_000, (index) => limiter.take(address(9_999 - index), 11));
    expect(known.findIndex((wait) => wait === 0)).toBe(8);
  });
});
