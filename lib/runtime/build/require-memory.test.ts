import { describe, expect, it } from "vitest";
import { StartError } from "../supervisor/steps";
import { requireMemory } from "./require-memory";

const GIB = 1024 ** 3;

describe("before a build", () => {
  it.each([
    ["1 GB", 1 * GIB, 0],
    ["1.5 GB and hardly any swap", 1.5 * GIB, 1024],
  ])("%s is reported as too little, with the remedy", (_, memory, swap) => {
    expect(() => requireMemory({ memory, swap })).toThrow(StartError);
    expect(() => requireMemory({ memory, swap })).toThrow(/memory.*swap.*Build elsewhere/);
  });

  it.each([
    ["2 GB", 2 * GIB, 0],
    ["1 GB with swap", 1 * GIB, 1 * GIB],
  ])("%s is enough", (_, memory, swap) => {
    expect(() => requireMemory({ memory, swap })).not.toThrow();
  });

  it("this machine, which makes the builds of the tests, has enough", () => {
    expect(() => requireMemory()).not.toThrow();
  });
});
