import { describe, expect, it } from "vitest";
import { shareOut } from "./connection-budget";

describe("the connections of a database", () => {
  it.each([
    [97, 1, 10],
    [97, 2, 10],
    [97, 8, 8],
    [97, 16, 3],
    [500, 32, 10],
  ])("of which there are %i leave each of %i processes %i", (connections, requested, poolSize) => {
    expect(shareOut(connections, requested, 2)).toEqual({ count: requested, poolSize });
  });

  it("are never given away twice, not even while processes are replaced", () => {
    for (let connections = 19; connections < 600; connections += 1) {
      const { count, poolSize } = shareOut(connections, undefined, 64);
      expect(13 + (count + 1) * (poolSize + 1)).toBeLessThanOrEqual(connections);
      expect(poolSize).toBeGreaterThanOrEqual(2);
    }
  });

  it("decide with the cores the default number of processes", () => {
    expect(shareOut(97, undefined, 4).count).toBe(4);
    expect(shareOut(30, undefined, 64).count).toBe(4);
  });

  it("are refused to more processes than they are enough for, in one line", () => {
    expect(() => shareOut(97, 40, 2)).toThrow(/^WEB_CONCURRENCY 40 needs 136 .* allows 97;.*$/);
    expect(() => shareOut(15, undefined, 2)).toThrow(/^WEB_CONCURRENCY 1 needs 19/);
  });
});
