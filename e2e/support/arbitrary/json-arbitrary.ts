import fc, { type Arbitrary } from "fast-check";
import { anyCharacter } from "./any-text";

/** The part of JSON Schema that the API's document uses. */
export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  /** False for a tuple without entries beyond the listed ones. */
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

const MAX_ENTRIES = 6;
const MAX_CHARACTERS = 60;

/** Unusual texts from attackers and keyboards. */
const ODD_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "'; --",
  "%",
  "_",
  "\\",
  "../../etc/passwd",
  "=1+1",
  "<script>",
  "\u202e",
  "🎁".repeat(40),
  "x".repeat(5000),
  "0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "__proto__",
  "9999-99-99",
  "2026-02-30T25:61:61Z",
  "-271821-04-20T00:00:00.000Z",
];

const ODD_VALUES = [
  ...ODD_TEXTS,
  null,
  true,
  0,
  -0.5,
  -1,
  1e21,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [[]],
  { a: null },
];

/** Any JSON value, mostly ones that are likely to break something. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

export const oddText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: MAX_CHARACTERS }) },
);

const FORMATS: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `${name}@fuzz.example`),
  uri: fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `https://${name}.example/`),
  date: fc
    .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  "date-time": fc
    .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

function toText({ format, pattern, minLength = 0, maxLength }: JsonSchema): Arbitrary<string> {
  const known = FORMATS[format ?? ""];
  if (known) return known;
  // fast-check would expand a class such as \P{Cc} to a million characters first.
  if (pattern && !/\\p\{/i.test(pattern)) return fc.stringMatching(new RegExp(pattern, "u"));
  const longest = Math.min(maxLength ?? MAX_CHARACTERS, Math.max(minLength, MAX_CHARACTERS));
  return fc.string({ unit: "grapheme", minLength, maxLength: longest });
}

function toNumber(schema: JsonSchema, isWhole: boolean): Arbitrary<number> {
  const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1001) + 1;
  const max = schema.maximum ?? (schema.exclusiveMaximum ?? 1_000_001) - 1;
  const bounds = { min: Math.ceil(min), max: Math.floor(max) };
  return isWhole ? fc.integer(clamped(bounds)) : fc.integer(bounds).map((whole) => whole / 4);
}

/** fast-check's integers have 32 bits. */
function clamped({ min, max }: { min: number; max: number }) {
  return { min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) };
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, toArbitrary(schema)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (typeof additionalProperties !== "object" || fields.length > 0) return known;
  return fc.dictionary(
    fc.string({ minLength: 1, maxLength: 12 }),
    toArbitrary(additionalProperties),
    {
      maxKeys: MAX_ENTRIES,
    },
  );
}

function arrayOf(schema: JsonSchema): Arbitrary<unknown> {
  const { items = {}, prefixItems, minItems = 0, maxItems = MAX_ENTRIES } = schema;
  if (prefixItems || items === false) return fc.tuple(...(prefixItems ?? []).map(toArbitrary));
  const maxLength = Math.max(minItems, Math.min(maxItems, MAX_ENTRIES));
  return fc.array(toArbitrary(items), { minLength: minItems, maxLength });
}

/** Generates values that a schema accepts, as far as JSON Schema can express it. */
export function toArbitrary(schema: JsonSchema): Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(toArbitrary));
  if (schema.allOf) {
    return toArbitrary(Object.assign({}, ...schema.allOf, { allOf: undefined }) as JsonSchema);
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "string":
      return toText(schema);
    case "integer":
      return toNumber(schema, true);
    case "number":
      return toNumber(schema, false);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return arrayOf(schema);
    case "object":
      return objectOf(schema);
    default:
      return oddValue;
  }
}

/** Returns the paths of all parts of a value, including the value itself: each can be broken. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [[...path]];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[...path], ...parts.flatMap(([name, part]) => pathsIn(part, [...path, name]))];
}

const REMOVED = Symbol("removed");

function replacedAt(
  value: unknown,
  [step, ...remaining]: (string | number)[],
  by: unknown,
): unknown {
  if (step === undefined) return by;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string | number, unknown>;
  const part = replacedAt(copy[step], remaining, by);
  if (part === REMOVED) Reflect.deleteProperty(copy, step);
  else copy[step] = part;
  return copy;
}

/** Generates a value of the schema with one part missing or replaced by a wrong value. */
export function toBroken(schema: JsonSchema): Arbitrary<unknown> {
  return fc
    .tuple(toArbitrary(schema), fc.nat(), fc.oneof(oddValue, fc.constant(REMOVED)))
    .map(([value, place, by]) => {
      const paths = pathsIn(value);
      const broken = replacedAt(value, paths[place % paths.length] ?? [], by);
      return broken === REMOVED ? null : broken;
    });
}
