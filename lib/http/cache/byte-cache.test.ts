import { describe, expect, it } from "vitest";
import { byteCache } from "./byte-cache";

describe("a cache of so many bytes", () => {
  it("evicts the least recently used entries when full", () => {
    const cache = byteCache<{ bytes: number }>("test", 10);
    cache.set("a", { bytes: 4 });
    cache.set("b", { bytes: 4 });
    cache.get("a");
    cache.set("c", { bytes: 4 });
    expect(["a", "b", "c"].map((key) => cache.get(key)?.bytes)).toEqual([4, undefined, 4]);
  });

  it("counts a value that replaces another once", () => {
    const cache = byteCache<{ bytes: number }>("test", 10);
    for (let round = 0; round < 5; round += 1) cache.set("a", { bytes: 8 });
    cache.set("b", { bytes: 2 });
    expect(cache.get("a")?.bytes).toBe(8);
  });

  it("stores nothing larger than itself", () => {
    const cache = byteCache<{ bytes: number }>("test", 10);
    cache.set("a", { bytes: 11 });
    expect(cache.get("a")).toBeUndefined();
  });
});
