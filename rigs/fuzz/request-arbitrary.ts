import fc, { type Arbitrary } from "fast-check";
import {
  toArbitrary,
  toBroken,
  oddText,
  type JsonSchema,
} from "@/e2e/support/arbitrary/json-arbitrary";
import type { Operation } from "./document";
import { csvFile } from "./csv-arbitrary";
import { KNOWN, KNOWN_IN_FORMS, KNOWN_IN_QUERIES, PATH_VALUES } from "./known-values";

/** Generates requests of one call: most are well-formed, the others are broken in one place. */

export const CALLERS = ["visitor", "customer", "admin", "forged"] as const;

export type Caller = (typeof CALLERS)[number];

export interface FuzzFile {
  name: string;
  type: string;
  /** A picture, a ZIP, or the bytes of the text. */
  content: "picture" | "zip" | { text: string };
}

export type FuzzBody =
  | { kind: "none" }
  | { kind: "json"; value: unknown }
  /** Sent unchanged, with any content type. */
  | { kind: "raw"; type: string; text: string }
  | { kind: "form"; fields: Record<string, string>; fileField: string; files: FuzzFile[] };

export interface FuzzRequest {
  operation: string;
  caller: Caller;
  /** Path parameters by name, not encoded. */
  path: Record<string, string>;
  query: Record<string, string | undefined>;
  headers: Record<string, string>;
  body: FuzzBody;
}

const rarely = <T>(usual: Arbitrary<T>, rare: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** Values of the schema, and known good values for the field's name. */
function knownOr(name: string, schema: JsonSchema): Arbitrary<unknown> {
  const known = KNOWN[name];
  return known ? rarely(known, toArbitrary(schema)) : toArbitrary(schema);
}

/** An object that the shop can use: fields with known names get known values. */
function usable(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.items) {
    const { minItems = 0 } = schema;
    return fc.array(usable(schema.items), { minLength: minItems, maxLength: minItems + 2 });
  }
  const { properties, required = [] } = schema;
  if (!properties) return toArbitrary(schema);
  const fields = Object.entries(properties).map(([name, part]): [string, Arbitrary<unknown>] => [
    name,
    KNOWN[name] ?? (part.properties || part.items ? usable(part) : knownOr(name, part)),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function toPath({ path, parameters }: Operation): Arbitrary<Record<string, string>> {
  const values = parameters
    .filter((parameter) => parameter.in === "path")
    .map(({ name, schema }): [string, Arbitrary<string>] => {
      const before = path.slice(0, path.indexOf(`{${name}}`) + 1);
      const known = PATH_VALUES.find(([place]) => place.test(before))?.[1];
      // Empty, one dot and two dots make a different path, even when escaped: clients resolve them (WHATWG URL).
      const some = (text: string) => (/^\.{0,2}$/.test(text) ? " " : text);
      const own = toArbitrary(schema).map(asText).map(some);
      const odd = fc.oneof(own, oddText.map(some));
      return [name, rarely(known ?? own, odd)];
    });
  return fc.record(Object.fromEntries(values));
}

/** `String` fails for an object with a key such as "toString". */
const asText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** A made-up cursor is refused, so most lists are requested without one. */
function toParameter(name: string, schema: JsonSchema): Arbitrary<string | undefined> {
  const usual = KNOWN_IN_QUERIES[name] ?? knownOr(name, schema).map(asText);
  const value = rarely(usual, oddText);
  return name === "cursor" ? rarely(fc.constant(undefined), value) : value;
}

function toQuery({ parameters }: Operation): Arbitrary<Record<string, string | undefined>> {
  const requested = parameters.filter((parameter) => parameter.in === "query");
  const values = requested.map(({ name, schema }): [string, Arbitrary<string | undefined>] => [
    name,
    toParameter(name, schema),
  ]);
  const requiredKeys = requested.filter(({ required }) => required).map(({ name }) => name);
  const whole = fc.record(Object.fromEntries(values), { requiredKeys });
  return rarely(whole, fc.dictionary(fc.constantFrom("q", "limit", "cursor", "x"), oddText));
}

const headers: Arbitrary<Record<string, string>> = rarely(
  fc.constant({}),
  fc.record(
    {
      "Idempotency-Key": fc.oneof(fc.uuid(), fc.constantFrom("same", "", "x".repeat(200))),
      Origin: fc.constantFrom("https://elsewhere.example", "null"),
      Cookie: fc.constantFrom("x=1", "next-auth.session-token=forged; XSRF-TOKEN=x", "%%%=;;;"),
      "If-None-Match": fc.constantFrom("*", '"x"'),
      Range: fc.constant("bytes=0-1"),
      "Accept-Language": fc.constant("hi"),
      "X-Forwarded-Proto": fc.constantFrom("https", "gopher"),
      "Content-Encoding": fc.constantFrom("gzip", "identity"),
    },
    { requiredKeys: [] },
  ),
);

const rawBody: Arbitrary<FuzzBody> = fc.record({
  kind: fc.constant("raw" as const),
  type: fc.constantFrom(
    "application/json",
    "text/plain",
    "application/json; charset=utf-16",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "",
  ),
  text: fc.oneof(
    oddText,
    fc.constantFrom(
      "{",
      "[".repeat(20_000),
      '{"__proto__":{"role":"admin"}}',
      '{"a":1,"a":2}',
      `"${"x".repeat(140_000)}"`,
      '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\nhalf',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ),
  ),
});

const file: Arbitrary<FuzzFile> = fc.record({
  name: fc.oneof(
    fc.constantFrom("a.png", "a.csv", "../../x.png", "x".repeat(300), "डिब्बा.png"),
    oddText,
  ),
  type: fc.constantFrom("image/png", "text/csv", "text/html", ""),
  content: fc.oneof(
    fc.constant("picture" as const),
    fc.constant("zip" as const),
    oddText.map((text) => ({ text })),
    csvFile.map((text) => ({ text })),
    fc.constant({ text: "<svg onload=alert(1)>" }),
  ),
});

const goodFile: Arbitrary<FuzzFile> = fc.oneof(
  fc.constant({ name: "a.png", type: "image/png", content: "picture" as const }),
  fc.constant({ name: "a.zip", type: "application/zip", content: "zip" as const }),
  csvFile.map((text) => ({ name: "a.csv", type: "text/csv", content: { text } })),
);

/** A form with text fields; its files are in the only field that is a list. */
function toForm({ properties = {}, required = [] }: JsonSchema): Arbitrary<FuzzBody> {
  const isFiles = ([, { items }]: [string, JsonSchema]) => items !== undefined;
  const fileField = Object.entries(properties).find(isFiles)?.[0] ?? "file";
  const texts = Object.entries(properties).filter((entry) => !isFiles(entry));
  const good = texts.map(([name, schema]): [string, Arbitrary<string>] => [
    name,
    (KNOWN_IN_FORMS[name] ?? KNOWN[name] ?? toArbitrary(schema)).map(asText),
  ]);
  const bent = good.map(([name, value]): [string, Arbitrary<string>] => [
    name,
    rarely(value, oddText),
  ]);
  const record = (fields: typeof good) =>
    fc.record(Object.fromEntries(fields), { requiredKeys: required });
  return fc.record({
    kind: fc.constant("form" as const),
    fields: fc.oneof(record(good), record(bent)),
    fileField: rarely(fc.constant(fileField), fc.constantFrom("images", "file", "other")),
    files: rarely(fc.tuple(goodFile), fc.array(file, { maxLength: 2 })),
  });
}

function toBody({ json, form }: Operation): Arbitrary<FuzzBody> {
  if (form) return rarely(toForm(form), rawBody);
  if (!json) return rarely(fc.constant<FuzzBody>({ kind: "none" }), rawBody);
  const asJson = (value: unknown): FuzzBody => ({ kind: "json", value });
  return fc.oneof(
    { weight: 6, arbitrary: usable(json).map(asJson) },
    { weight: 2, arbitrary: toBroken(json).map(asJson) },
    { weight: 1, arbitrary: toArbitrary(json).map(asJson) },
    { weight: 1, arbitrary: rawBody },
  );
}

/** Calls for admins are mostly made by an admin, so that most requests get past the access check. */
function toCaller({ path }: Operation): Arbitrary<Caller> {
  const likely: Caller = path.startsWith("/admin") ? "admin" : "customer";
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(likely) },
    { weight: 3, arbitrary: fc.constantFrom(...CALLERS) },
  );
}

export function toRequest(operation: Operation): Arbitrary<FuzzRequest> {
  return fc.record({
    operation: fc.constant(operation.name),
    caller: toCaller(operation),
    path: toPath(operation),
    query: toQuery(operation),
    headers,
    body: toBody(operation),
  });
}
