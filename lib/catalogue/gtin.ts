import { storableText } from "@/lib/base/input/storable";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { oneLine } from "@/lib/base/input/fields";

/** The number below a barcode: 8, 12, 13 or 14 digits, the last a check digit (GS1 General Specifications, 7.9). */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const WRONG =
  "Enter all 8, 12, 13 or 14 digits below the barcode: these are not such a number, one may be wrong";

/** Including spaces and hyphens between the digits. */
const MOST_CHARACTERS = 30;

/** Empty or blank text removes the number. */
export const optionalGtin = oneLine()
  .max(MOST_CHARACTERS, atMostCharacters(MOST_CHARACTERS))
  .overwrite(storableText)
  .overwrite((text) => text.replace(/[\s-]/g, ""))
  .refine((digits) => digits === "" || isGtin(digits), WRONG)
  .transform((digits) => digits || null)
  .optional();
