import { z } from "./zod";

/** Of one field of a form with files; the longest hold a list in JSON (lib/api/route/multipart.ts). */
export const MAX_FIELD_BYTES = 512 * 1024;

/** The text of a form's field that holds JSON; an empty one counts as absent. */
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

interface Bound {
  /** Entries. */
  max: number;
  /** For more of them. */
  tooMany: string;
  /** For what is no record. */
  message?: string;
}

/**
 * A record of at most `max` entries. They are counted before the first of them is judged, because one request
 * has room for thousands of entries, and judging each costs the time of everybody else.
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
