import { describe, expect, it, vi } from "vitest";
import { toJSONSchema } from "zod";
import { boundedRecord } from "./json";
import { z } from "./zod";

const entry = vi.fn((value: unknown) => typeof value === "number");
const record = boundedRecord(z.string().max(5), z.custom<number>(entry), {
  max: 2,
  tooMany: "Give at most 2 entries",
});

describe("a bounded record", () => {
  it("accepts up to its maximum entries", () => {
    expect(record.parse({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(record.safeParse({ a: "1" }).success).toBe(false);
    expect(record.safeParse("ab").success).toBe(false);
    expect(record.optional().parse(undefined)).toBeUndefined();
  });

  it("checks no entry of a larger one", () => {
    entry.mockClear();
    const { error } = record.safeParse({ a: 1, b: 2, c: 3 });
    expect(error?.issues.map(({ message }) => message)).toEqual(["Give at most 2 entries"]);
    expect(entry).not.toHaveBeenCalled();
  });

  it("has its limit in JSON Schema", () => {
    expect(toJSONSchema(record, { io: "input", unrepresentable: "any" })).toMatchObject({
      type: "object",
      maxProperties: 2,
    });
  });
});
