import { z } from "@/lib/base/input/zod";

/** Codes of the Harmonised System, as people write them: "4819 10" and "4819.10" are 481910. */

const digitsOf = (text: string) => text.replace(/[\s.]/g, "");

const HSN_NEEDED = "Enter an HSN code of 4, 6 or 8 digits, such as 481910";

/** Characters of a code as it is written, with spaces and stops. */
export const MAX_HSN = 20;

/** Of a product; 4, 6 or 8 digits. */
export const hsnField = z
  .string(HSN_NEEDED)
  .overwrite(digitsOf)
  .regex(/^\d{4}(\d{2}){0,2}$/, HSN_NEEDED);

const HEADING_NEEDED = "Enter the first 2, 4, 6 or 8 digits of an HSN code, such as 4819";

/** What a rate is set for: a code, or the digits that several codes begin with. */
export const headingField = z
  .string(HEADING_NEEDED)
  .overwrite(digitsOf)
  .regex(/^\d{2}(\d{2}){0,3}$/, HEADING_NEEDED);
