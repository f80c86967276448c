import { expect, it } from "vitest";
import type { z } from "zod";
import { endpoints, type EndpointName } from "./endpoints";
import { readExample } from "./examples";

/** PATCH changes only the fields it names: its schema fills in no omitted field. */

interface Patch {
  name: EndpointName;
  body: z.ZodType;
  example: Record<string, unknown>;
}

const patches = (Object.keys(endpoints) as EndpointName[]).flatMap((name): Patch[] => {
  const endpoint = endpoints[name];
  if (!endpoint.call.startsWith("PATCH ") || !("body" in endpoint)) return [];
  const { body = {} } = readExample(name) as { body?: Record<string, unknown> };
  return [{ name, body: endpoint.body, example: body }];
});

const named = (value: object) =>
  Object.entries(value).flatMap(([name, field]) => (field === undefined ? [] : [name]));

it.each(patches)("$name takes each of its fields alone, and adds none", ({ body, example }) => {
  const wholes = [example, ...Object.entries(example).map(([name, value]) => ({ [name]: value }))];
  const taken = wholes.map((whole) => ({ whole, parsed: body.safeParse(whole) }));
  expect(taken[0]?.parsed.success).toBe(true);
  for (const { whole, parsed } of taken) {
    if (parsed.success)
      expect(Object.keys(whole)).toEqual(expect.arrayContaining(named(parsed.data as object)));
  }
});

it("looks at every PATCH", () => {
  expect(patches.length).toBeGreaterThan(20);
});
