import { toJSONSchema, ZodArray, type ZodType } from "zod";
import type { JSONSchema } from "zod/v4/core";
import { AT, EMAIL, ID } from "@/lib/base/examples/example";

/** Examples by schema: `.meta({ example })` of a field, or a row's example of its body or answer. */
export type ExampleMap = Map<unknown, unknown>;

/** Adds an example of a schema, and of the entries of a list. */
export function addExample(
  examples: ExampleMap,
  schema: ZodType | undefined,
  example: unknown,
): void {
  if (!schema || example === undefined || examples.has(schema)) return;
  examples.set(schema, example);
  if (schema instanceof ZodArray && Array.isArray(example)) {
    addExample(examples, schema.element as ZodType, example[0]);
  }
}

/**
 * Returns a value of a schema for the documentation, made of its parts. Optional fields are left out unless they have
 * an example; a text with neither an example nor a format is NO_EXAMPLE, which a test refuses.
 */
export function createExample(
  schema: ZodType,
  io: "input" | "output",
  examples: ExampleMap,
): unknown {
  const json = toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (examples.has(zodSchema)) jsonSchema.example = examples.get(zodSchema);
    },
  });
  return makeValue(json);
}

/** Placeholder for a text until its schema has an example. */
export const NO_EXAMPLE = "…";

type Json = JSONSchema.BaseSchema | boolean;

const BY_FORMAT: Record<string, string> = {
  uuid: ID.entry,
  "date-time": AT,
  date: AT.slice(0, AT.indexOf("T")),
  email: EMAIL,
};

const isArray = (value: unknown): value is readonly Json[] => Array.isArray(value);

function makeValue(json: Json | undefined): unknown {
  if (typeof json !== "object") return {};
  if ("example" in json) return json.example;
  if (json.const !== undefined) return json.const;
  if (json.enum) return json.enum[0];
  const [either] = json.anyOf ?? json.oneOf ?? [];
  if (either) return makeValue(either);
  const parts = json.allOf?.map((part) => makeValue(part) as object);
  return parts ? Object.assign({}, ...parts) : makeOfType(json);
}

function makeOfType(json: JSONSchema.BaseSchema): unknown {
  const type = Array.isArray(json.type) ? "null" : json.type;
  if (type === "object") return makeObject(json);
  if (type === "array") return makeList(json);
  if (type === "string") return BY_FORMAT[json.format ?? ""] ?? NO_EXAMPLE;
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type !== "integer" && type !== "number") return {};
  const { minimum = 1, exclusiveMinimum = 0, maximum = Infinity } = json;
  return Math.min(Math.max(minimum, Number(exclusiveMinimum) + 1), maximum);
}

function makeObject({ properties = {}, required = [] }: JSONSchema.BaseSchema) {
  const shown = Object.entries(properties).filter(
    ([name, part]) => required.includes(name) || (typeof part === "object" && "example" in part),
  );
  return Object.fromEntries(shown.map(([name, part]) => [name, makeValue(part)]));
}

function makeList({ prefixItems, items }: JSONSchema.BaseSchema): unknown[] {
  if (prefixItems) return prefixItems.map(makeValue);
  return [makeValue(isArray(items) ? items[0] : items)];
}
