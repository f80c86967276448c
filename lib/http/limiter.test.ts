import { describe, expect, it } from "vitest";
import { Limiter } from "./limiter";

const times = (count: number, take: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => take(index));

describe("a limiter", () => {
  it("lets so many pass in a minute, and says how long the others have to wait", () => {
    const limiter = new Limiter(2);
    expect(times(3, () => limiter.take("192.0.2.1", 1000))).toEqual([0, 0, 60]);
    expect(limiter.take("192.0.2.1", 31_000)).toBe(30);
    expect(limiter.take("192.0.2.1", 60_999)).toBe(1);
    expect(limiter.take("192.0.2.1", 61_000)).toBe(0);
  });

  it("counts each address for itself, and all of one IPv6 network as one", () => {
    const limiter = new Limiter(1);
    expect(times(3, (index) => limiter.take(`192.0.2.${index}`, 0))).toEqual([0, 0, 0]);
    expect(times(2, (index) => limiter.take(`2001:db8::${index}`, 0))).toEqual([0, 60]);
    expect(limiter.take("2001:db8:0:1::1", 0)).toBe(0);
  });

  it("forgets what was given back, and nothing of a minute that is over", () => {
    const limiter = new Limiter(1);
    limiter.take("192.0.2.1", 0);
    limiter.giveBack("192.0.2.1", 0);
    expect(limiter.take("192.0.2.1", 0)).toBe(0);
    limiter.giveBack("192.0.2.1", 60_000);
    limiter.giveBack("192.0.2.2", 0);
    expect(times(2, () => limiter.take("192.0.2.1", 60_000))).toEqual([0, 60]);
  });

  it("remembers a bounded number of callers, the latest", () => {
    const limiter = new Limiter(1, 3);
    times(4, (index) => limiter.take(`192.0.2.${index}`, index));
    expect(limiter.take("192.0.2.3", 5)).toBeGreaterThan(0);
    expect(limiter.take("192.0.2.0", 5)).toBe(0);
  });
});
