import { oneLine } from "@/lib/base/input/fields";
import { numberText, readPercentText, readWholeText } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { readDecimal } from "@/lib/base/tables/read-number";
import { readTypedRupees } from "@/lib/pricing/typed-amount";

/** Rules for the texts of settings in general. */

/** Characters of the longest setting: twice of it, before and after, fit into a request in any script. */
export const MAX_SETTING = 20_000;

export const rupees = numberText(
  readTypedRupees,
  { least: 0, most: 9_999_999.99 },
  "Enter an amount in rupees, such as 2000 or 149.50",
);
export const crore = numberText(
  (typed) => readDecimal(typed, { units: { crore: 0, crores: 0, cr: 0 } }),
  { least: 0, most: 999_999.99 },
  "Enter an amount in crore rupees, such as 7.5",
);
export const text = (max: number) => oneLine().max(max, `Use at most ${max} characters`);
export const required = (max: number) => text(max).min(1, "This cannot be empty");
/** Pages load pictures only from this site and over https; see lib/runtime/answers/security-headers.ts. */
export const url = z
  .string()
  .trim()
  .max(500, "Use at most 500 characters")
  .refine(
    (value) =>
      value === "" || isSitePath(value) || z.url({ protocol: /^https$/ }).safeParse(value).success,
    "Enter an address that begins with https://, or upload a picture",
  )
  .describe("An https address or a path of this site; empty for the shop's own");

function isSitePath(value: string): boolean {
  return /^\/(?!\/)[\w./-]+$/.test(value);
}

export const email = z
  .string()
  .trim()
  .max(254, "Use at most 254 characters")
  .refine((value) => z.email().safeParse(value).success, "Enter an email address");

export const wholeNumber = (least: number, most: number, message: string) =>
  numberText(readWholeText, { least, most }, message);

export const timeOrNever = z
  .string()
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "Enter a time such as 03:00, or leave it empty for never");

export const percent = numberText(
  readPercentText,
  { least: 0, most: 100 },
  "Enter a percent from 0 to 100, such as 8 or 12.5",
);

export const lines = (problemOf: (text: string) => string | null, max = 4_000) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, "\n").trim())
    .max(max, `Use at most ${max} characters`)
    .superRefine((text, context) => {
      const problem = problemOf(text);
      if (problem) context.addIssue(problem);
    });
