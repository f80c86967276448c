import { describe, expect, it } from "vitest";
import { toJSONSchema } from "zod";
import { z } from "@/lib/base/input/zod";
import type { Schema } from "@/lib/api/openapi-document";
import { listFields, describeKind } from "./operation-entry";

const kind = (schema: z.ZodType) => describeKind(toJSONSchema(schema, { io: "input" }) as Schema);

describe("describeKind", () => {
  it.each([
    [z.string(), "text"],
    [z.string().min(1).max(64), "text, 1 to 64 characters"],
    [z.int(), "whole number"],
    [z.number().min(0), "number, at least 0"],
    [z.int().min(1).max(9), "whole number, 1 to 9"],
    [z.boolean(), "true or false"],
    [z.enum(["a", "b"]), "one of a, b"],
    [z.literal("yes"), '"yes"'],
    [z.array(z.string()), "list of text"],
    [z.string().nullable(), "text or null"],
    [z.uuid(), "uuid"],
  ])("%#", (schema, words) => {
    expect(kind(schema)).toBe(words);
  });
});

it("lists the fields of an object, and of the first member of a union", () => {
  const schema = z.union([z.object({ a: z.string(), b: z.string().optional() }), z.string()]);
  const fields = listFields(toJSONSchema(schema) as Schema);
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ["a", true],
    ["b", false],
  ]);
  expect(listFields(undefined)).toEqual([]);
});
