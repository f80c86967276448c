import { expect, it } from "vitest";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "./endpoint";
import { endpoints } from "./endpoints";
import { jsonSchema } from "./openapi-operation";

/** Validated by the block's own schema, once the name of the block is known. */
const JUDGED_LATER = /^PUT \/admin\/content\/\{block\} \w+\.content(Read)?\{\}/;

/** The parts of a schema that this test reads, by the type of their owner. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
}

/** The size limits of a text, a list or a record, as JSON Schema names them. */
interface Bounds {
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  pattern?: string;
  propertyNames?: { enum?: unknown[] };
}

const toDefinition = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

const toBounds = (schema: z.core.$ZodType) => jsonSchema(schema as z.ZodType, "input") as Bounds;

/** True for a pattern that limits the length: without `+`, `*` and `{2,}`. */
const isClosed = (pattern: string) =>
  !/[+*]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, "x"));

/** A pipe's result from a text is no longer than the text, but may be a list with more entries. */
function unboundedInPipe({ in: from, out }: Definition, place: string): string[] {
  if (!from || !out) return [];
  const { type } = toDefinition(from);
  if (type === "transform" || type === "unknown") return unbounded(out, place);
  // This text is only compared with a few words.
  if (toDefinition(out).type === "boolean") return [];
  return [
    ...unbounded(from, place),
    ...unbounded(out, place).filter((found) => !found.endsWith(" text")),
  ];
}

/** Returns every text, list and record of a schema without a size limit, as "body.lines[].note text". */
function unbounded(schema: z.core.$ZodType, place: string): string[] {
  const definition = toDefinition(schema);
  const { shape, catchall, element, keyType, valueType, options, items, innerType } = definition;
  const inner: [z.core.$ZodType | undefined, string][] = [
    ...Object.entries(shape ?? {}).map(([name, field]): [z.core.$ZodType, string] => [
      field,
      `${place}.${name}`,
    ]),
    [catchall, `${place}.*`],
    [element, `${place}[]`],
    [keyType, `${place}{name}`],
    [valueType, `${place}{}`],
    ...[...(options ?? []), ...(items ?? [])].map((option): [z.core.$ZodType, string] => [
      option,
      place,
    ]),
    [innerType, place],
  ];
  return [
    ...ownBound(schema, definition.type, place),
    ...(definition.type === "pipe" ? unboundedInPipe(definition, place) : []),
    ...inner.flatMap(([part, at]) => (part ? unbounded(part, at) : [])),
  ];
}

function ownBound(schema: z.core.$ZodType, type: string, place: string): string[] {
  if (type === "unknown" || type === "any") return [`${place} ${type}`];
  const { maxLength, maxItems, maxProperties, pattern, propertyNames } = toBounds(schema);
  const isBounded: Record<string, boolean> = {
    string: maxLength !== undefined || (pattern !== undefined && isClosed(pattern)),
    array: maxItems !== undefined,
    record: maxProperties !== undefined || propertyNames?.enum !== undefined,
  };
  return (isBounded[type] ?? true) ? [] : [`${place} ${type === "string" ? "text" : type}`];
}

it("every text, list and record of a request has a limit", () => {
  const found = Object.values<Endpoint>(endpoints).flatMap((endpoint) => {
    const { call, params, query, body, multipart } = endpoint;
    const parts = Object.entries({ params, query, body, form: multipart?.fields });
    return parts.flatMap(([name, schema]) => (schema ? unbounded(schema, `${call} ${name}`) : []));
  });
  expect(found.filter((each) => !JUDGED_LATER.test(each))).toEqual([]);
});

it("detects a schema without a limit", () => {
  const schema = z.object({
    free: z.string(),
    open: z.string().regex(/^[a-z]+$/),
    split: z
      .string()
      .max(9)
      .transform((text) => text.split(","))
      .pipe(z.array(z.string())),
    names: z.record(z.string().max(5), z.number()).optional(),
    counted: z.array(z.uuid()).max(3),
    either: z.union([z.literal("a"), z.array(z.number())]),
  });
  expect(unbounded(schema, "body")).toEqual([
    "body.free text",
    "body.open text",
    "body.split array",
    "body.names record",
    "body.either array",
  ]);
});
