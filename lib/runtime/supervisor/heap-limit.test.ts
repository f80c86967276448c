import { describe, expect, it } from "vitest";
import { heapLimit } from "./web-processes";

const GIB = 1024 ** 3;

describe("heapLimit", () => {
  it.each([
    ["half of a small machine for one process", 1, 1 * GIB, 512],
    ["shared by two", 2, 1 * GIB, 256],
    ["never less than a process can do with", 4, 1 * GIB, 192],
    ["never more than it has a use for", 2, 24 * GIB, 1024],
  ])("%s", (_, count, memory, mebibytes) => {
    expect(heapLimit(count, memory)).toBe(mebibytes);
  });
});
