import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales, toJSONSchema } from "zod";
import { endpoints } from "@/lib/api/endpoints";
import type { Endpoint } from "@/lib/api/endpoint";
import { checkoutSchema } from "@/lib/client/checkout/form-schema";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { toBroken, oddValue, type JsonSchema } from "@/e2e/support/arbitrary/json-arbitrary";
import { z } from "./zod";

const zodText = locales.en().localeError;

/** Returns the schema's error text for the input, and zod's own text where the schema has none. */
function refusal(schema: z.ZodType, input: unknown) {
  const library: string[] = [];
  const { error } = schema.safeParse(input, {
    error: (issue) => {
      const text = zodText(issue);
      if (typeof text === "string") library.push(text);
      return undefined;
    },
  });
  return { said: error?.issues.map(({ message }) => message) ?? [], library };
}

const LIBRARY =
  /^(Invalid|Unrecognized|Too (big|small))\b|\b(expected|UUID|undefined)\b|, received\b/;

function schemasSchema({ params, query, body, multipart }: Endpoint) {
  return [params, query, body, multipart?.fields].filter((schema) => schema !== undefined);
}

const schemas: [string, z.ZodType][] = [
  ...Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    schemasSchema(endpoint).map((schema): [string, z.ZodType] => [name, schema]),
  ),
  ...Object.entries(SETTINGS).map(([key, { schema }]): [string, z.ZodType] => [key, schema]),
  ["the checkout form", checkoutSchema],
];

describe("messages about refused input", () => {
  it.each(schemas)("is in the shop's words: %s", (_name, schema) => {
    const json = toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
    const input = fc.oneof(oddValue, toBroken(json), toBroken(json));
    fc.assert(
      fc.property(input, (value) => {
        const { said, library } = refusal(schema, value);
        // One expectation for all: two for each text took half of the test's time.
        expect(said.filter((text) => library.includes(text) || LIBRARY.test(text))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each<[z.ZodType, unknown, string]>([
    [z.object({ a: z.string() }), {}, "Fill in this field"],
    [z.object({ a: z.string() }), { a: null }, "Fill in this field"],
    [z.object({ a: z.string().min(1) }), { a: "" }, "Fill in this field"],
    [z.object({ a: z.string() }), [], "Send an object with named fields"],
    [z.string().max(80), "x".repeat(81), "Use at most 80 characters"],
    [z.string().min(8), "x", "Use at least 8 characters"],
    [z.string().length(1), "", "Use exactly 1 character"],
    [z.number(), "a", "Enter a number"],
    [z.int(), 1.5, "Enter a whole number"],
    [z.number().max(5), 6, "Enter at most 5"],
    [z.number().positive(), 0, "Enter more than 0"],
    [z.number().lt(5), 5, "Enter less than 5"],
    [z.number().multipleOf(10), 5, "Use a multiple of 10"],
    [z.array(z.string()).min(1), [], "Give at least 1 entry"],
    [z.array(z.string()).max(2), ["", "", ""], "Give at most 2 entries"],
    [z.date().min(new Date(0)), new Date(-1), "Enter at least 1970-01-01T00:00:00.000Z"],
    [z.enum(["red", "blue"]), "green", "Choose one of: red, blue"],
    [z.literal("red"), "green", "This must be red"],
    [z.email(), "x", "Enter an email address, such as name@company.in"],
    [z.uuid(), "x", "Send an id as the shop gave it"],
    [z.string().startsWith("KLN-"), "x", "Begin with KLN-"],
    [z.string().regex(/^a$/), "x", "Check how this is written"],
    [z.strictObject({}), { a: 1, b: 2, c: 3, d: 4 }, "Leave out a, b, c, …"],
    [z.record(z.string().max(1), z.string()), { ab: "" }, "Use at most 1 character"],
    [
      z.union([z.string(), z.number()]),
      true,
      "Send this in one of the forms that the API describes",
    ],
    [z.string().refine(() => false), "x", "Check this field"],
  ])("contain the remedy (%#)", (schema, input, text) => {
    expect(refusal(schema, input).said).toEqual([text]);
  });
});
