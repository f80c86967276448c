import { readPercent } from "../tables/read-measure";
import { readWhole, type Read } from "../tables/read-number";
import { z } from "./zod";

/** Numbers that people type into forms, read by the one grammar of numbers. */

export type ReadsNumber = (typed: string) => Read<number>;

/** Characters of the longest number in a request. */
const MAX_TYPED = 40;

/** A text that is a number; any other is refused with the message. */
export const typedNumber = (read: ReadsNumber, message: string) =>
  z
    .string(message)
    .max(MAX_TYPED, message)
    .transform((typed) => read(typed).value ?? NaN)
    .pipe(z.number(message));

interface Bounds {
  least: number;
  most: number;
}

/** A whole number, or its text as addresses and forms with files send it. */
export const wholeField = ({ least, most }: Bounds, message: string) =>
  z
    .union([z.string().max(MAX_TYPED, message), z.number()], message)
    .transform((given) => readWhole(given).value ?? NaN)
    .pipe(z.number(message).int(message).min(least, message).max(most, message));

/** The same as `typedNumber`, or null for an empty text. */
export const optionalNumber = (read: ReadsNumber, message: string) =>
  z.union(
    [
      z
        .string()
        .trim()
        .length(0)
        .transform(() => null),
      typedNumber(read, message),
    ],
    message,
  );

/** A number that is stored as text: its digits alone, with at most two decimals; "99.50" stays as it is. */
export const numberText = (read: ReadsNumber, { least, most }: Bounds, message: string) =>
  z
    .string()
    .overwrite((typed) => {
      const text = typed.trim();
      const { value } = read(text);
      if (value === undefined) return text;
      const plain = [String(value), value.toFixed(1), value.toFixed(2)];
      return plain.includes(text) ? text : String(value);
    })
    .refine((text) => {
      const { value } = read(text);
      const isWithin = value !== undefined && value >= least && value <= most;
      return isWithin && Number(value.toFixed(2)) === value;
    }, message);

export const readWholeText: ReadsNumber = (typed) => readWhole(typed);
export const readPercentText: ReadsNumber = (typed) => readPercent(typed);
