import { atMostCharacters } from "./input-texts";
import { z } from "./zod";
import { singleLine } from "./lines";
import { PASSWORD_LENGTH } from "./lengths";

/** Fields that several forms share; their texts are what people read. */

const missing = (label: string) => `Please fill in the ${label} field.`;

/**
 * Every text that people type into one line, whatever field it is: line breaks and control characters
 * become spaces, because such texts travel into headers, logs, files and labels.
 */
export const oneLine = (message?: string) => z.string(message).overwrite(singleLine);

/** A line that must be there; `label` is the visible label of its control. */
export const requiredText = (label: string, max: number) =>
  oneLine(missing(label)).min(1, missing(label)).max(max, atMostCharacters(max));

/** The same for a text of several lines. */
export const requiredLines = (label: string, max: number) =>
  z.string(missing(label)).trim().min(1, missing(label)).max(max, atMostCharacters(max));

/** What other programs may leave out. Null says so, too: it is what answers have where there is nothing. */
export const leftOut = <S extends z.ZodType>(schema: S) =>
  schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();

/** A line that may be left out; a form sends the empty string for that. */
export const optionalText = (max: number) =>
  oneLine()
    .max(max, atMostCharacters(max))
    .transform((value) => value || undefined)
    .optional();

/** Lines that may be left out; a form sends the empty string for that. */
export const optionalLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, atMostCharacters(max))
    .transform((value) => value || undefined)
    .optional();

/** A line that may be taken away: null or the empty string stand for none. */
export const nullableText = (max: number) =>
  oneLine()
    .max(max, atMostCharacters(max))
    .nullable()
    .transform((value) => value || null);

/** The id of a row: lower-cased, because that is how rows are found and compared. */
export const idField = (message?: string) => z.uuid(message).toLowerCase();

const ID_LENGTH = 36;

/** In an address: ids of products with commas between them; none are asked for where it is left out. */
export const productIdsField = (most: number) =>
  z
    .string()
    .max(most * (ID_LENGTH + 1))
    .default("")
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(idField("Name products by their ids")).max(most))
    .describe(`Ids of at most ${most} products, commas between them`);

/** Characters; the fraction of a second may have any number of digits. */
const MAX_MOMENT = 40;

/** A moment with its zone, such as "2026-01-31T09:30:00+05:30". */
export const momentField = (message = "Enter a date and time, such as 2026-01-31T09:30:00Z") =>
  z.iso.datetime({ offset: true, error: message }).max(MAX_MOMENT);

/** Lower-cased, because that is how addresses are stored and compared. */
export const emailField = z
  .string(missing("Email"))
  .trim()
  .toLowerCase()
  .min(1, missing("Email"))
  .max(254, atMostCharacters(254))
  .pipe(z.email("Enter an email address, such as name@company.in"));

/** One that may be left out; a form sends the empty string for that. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254, atMostCharacters(254))
  .transform((value) => value || undefined)
  .pipe(emailField.optional())
  .optional();

export const phoneField = optionalText(20).refine(
  (value) => value === undefined || /^\+?[\d ()-]{6,20}$/.test(value),
  "Enter a phone number, such as +91 98765 43210",
);

/** A password that is checked and not chosen: whatever was typed, within bounds. */
export const knownPassword = z
  .string()
  .min(1, "Please fill in the Password field.")
  .max(PASSWORD_LENGTH.most, atMostCharacters(PASSWORD_LENGTH.most));
