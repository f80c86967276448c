import { z } from "./zod";

/**
 * Bytes of one field of a form with files; the longest fields contain a list in JSON (lib/api/route/body/multipart.ts).
 */
export const MAX_FIELD_BYTES = 1024 * 1024;

/** Parses a form field that contains JSON; an empty one counts as missing. */
export function jsonText<S extends z.ZodType>(schema: S, message: string) {
  return z
    .string()
    .max(MAX_FIELD_BYTES)
    .transform((text, context): unknown => {
      if (text.trim() === "") return undefined;
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue(message);
        return z.NEVER;
      }
    })
    .pipe(schema.optional())
    .optional()
    .describe(`JSON. ${message}`);
}

/** A value that a form with files sends as text in JSON. */
export function orText<S extends z.ZodType>(schema: S, message: string): S {
  const read = z.preprocess((input, context): unknown => {
    if (typeof input !== "string") return input;
    try {
      return JSON.parse(input);
    } catch {
      context.addIssue(message);
      return z.NEVER;
    }
  }, schema);
  return read as unknown as S;
}

/** A list that may be left out, of at most `max` entries; a form with files sends it as text in JSON. */
export function listOrText<S extends z.ZodType>(entry: S, max: number) {
  const list = z.array(entry).max(max).nullable();
  return orText(list, "Send a list in JSON.")
    .transform((value) => value ?? undefined)
    .optional();
}

interface Bound {
  /** Maximum number of entries. */
  max: number;
  /** Error text for more than `max` entries. */
  tooMany: string;
  /** Error text for a value that is not a record. */
  message?: string;
}

/**
 * A record of at most `max` entries. They are counted before any of them is validated, because one request has room
 * for thousands of entries, and validating each would delay other requests.
 */
export function boundedRecord<K extends z.core.$ZodRecordKey, V extends z.core.SomeType>(
  key: K,
  value: V,
  { max, tooMany, message }: Bound,
) {
  const record = z.record(key, value, message).meta({ maxProperties: max });
  const counted = z.preprocess((input, context) => {
    if (Object.keys(input ?? {}).length > max) context.addIssue(tooMany);
    return input;
  }, record);
  return counted as z.ZodType<z.output<typeof record>, z.input<typeof record>>;
}
