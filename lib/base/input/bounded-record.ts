import { z } from "./zod";

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
