import { atMostCharacters } from "./input-texts";
import { z } from "./zod";
import { singleLine } from "./lines";
import { PASSWORD_LENGTH } from "./lengths";
import { storableText } from "./storable";

/** Fields that several forms share; their texts are shown to people. */

const missing = (label: string) => `Please fill in the ${label} field.`;

/**
 * For every text that people type into one line: line breaks and control characters become spaces, because such texts
 * are used in headers, logs, files and labels.
 */
export const oneLine = (message?: string) => z.string(message).overwrite(singleLine);

/** A line that may be empty, as PostgreSQL takes it. */
export const storableLine = (max: number) =>
  oneLine().overwrite(storableText).max(max, atMostCharacters(max));

/** A required line; `label` is the visible label of its control. */
export const requiredText = (label: string, max: number) =>
  oneLine(missing(label)).min(1, missing(label)).max(max, atMostCharacters(max));

/** A required text of several lines. */
export const requiredLines = (label: string, max: number) =>
  z.string(missing(label)).trim().min(1, missing(label)).max(max, atMostCharacters(max));

/**
 * Accepts a missing value or null, because API answers contain null for missing values and callers may send them
 * back.
 */
export const leftOut = <S extends z.ZodType>(schema: S) =>
  schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();

/** An optional line; a form sends the empty string for none. */
export const optionalText = (max: number) =>
  oneLine()
    .max(max, atMostCharacters(max))
    .transform((value) => value || undefined)
    .optional();

/** An optional text of several lines; a form sends the empty string for none. */
export const optionalLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, atMostCharacters(max))
    .transform((value) => value || undefined)
    .optional();

/** A line that can be removed: null or the empty string means none. */
export const nullableText = (max: number) =>
  oneLine()
    .max(max, atMostCharacters(max))
    .nullable()
    .transform((value) => value || null);

/** Several lines that can be removed: null or the empty string means none. */
export const nullableLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, atMostCharacters(max))
    .nullable()
    .transform((value) => value || null);

/** The id of a row, lower-cased, because that is how rows are found and compared. */
export const idField = (message?: string) => z.uuid(message).toLowerCase();

const ID_LENGTH = 36;

/** Ids of products in an address, separated by commas; missing means none. */
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

/** Lower-cased, because that is how email addresses are stored and compared. */
export const emailField = z
  .string(missing("Email"))
  .trim()
  .toLowerCase()
  .min(1, missing("Email"))
  .max(254, atMostCharacters(254))
  .pipe(z.email("Enter an email address, such as name@company.in"))
  .meta({ example: "asha@example.in" });

/** An optional email address; a form sends the empty string for none. */
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

/** An existing password that is checked, not chosen: any text within the length limit. */
export const knownPassword = z
  .string()
  .min(1, "Please fill in the Password field.")
  .max(PASSWORD_LENGTH.most, atMostCharacters(PASSWORD_LENGTH.most))
  .meta({ example: "paper boxes by the sea" });
