import type { DocumentKind } from "@/lib/db/generated/enums";
import { dayName, dayNamed } from "@/lib/base/india-time";

/**
 * India's financial year, from 1 April to 31 March by the clock in India (docs/product.md: Documents). It is
 * named by the year in which it begins.
 */

/** 2026 for every moment from 1 April 2026 to 31 March 2027 in India. */
export function financialYearOf(moment: Date): number {
  const [year = 0, month = 0] = dayName(moment).split("-").map(Number);
  return month >= 4 ? year : year - 1;
}

/** When it began in India. */
export const financialYearStart = (year: number): Date => dayNamed(`${year}-04-01`);

const twoDigits = (year: number) => String(year % 100).padStart(2, "0");

/** "2026-27", as people write it. */
export const financialYearName = (year: number): string => `${year}-${twoDigits(year + 1)}`;

/** "2627", as it stands in the numbers of papers. */
export const financialYearCode = (year: number): string => twoDigits(year) + twoDigits(year + 1);

/** Rule 46(b) of the CGST Rules. */
export const NUMBER_LENGTH = 16;

/** Digits that a number has at least, so that lists of a year sort as they were issued. */
const LEAST_DIGITS = 5;

/** What stands between year and running number; by it alone two series can never meet. */
const MARKS = { invoice: "-", credit_note: "C" } as const satisfies Record<DocumentKind, string>;

/** The same for orders that are finished outside GST. */
const APART_MARKS = { invoice: "F", credit_note: "D" } as const satisfies Record<
  DocumentKind,
  string
>;

export interface NumberParts {
  /** The owner's, up to six capitals, digits, hyphens and slashes. */
  prefix: string;
  kind: DocumentKind;
  financialYear: number;
  /** Whether it is numbered apart from the documents under GST. */
  isApart: boolean;
  /** From 1 on. */
  serial: number;
}

/**
 * "KLN/2627-00042", of credit notes "KLN/2627C00042"; outside GST "KLN/2627F00042" and "KLN/2627D00042" (docs/product.md: Documents). Year, kind and serial can
 * be read back from the end, so that no two papers share a number, whatever prefixes the owner has used.
 * Where the serial needs the room, the prefix gives way from its end: the series never stops and never
 * grows beyond 16 characters.
 */
export function documentNumber(parts: NumberParts): string {
  const { prefix, kind, financialYear, isApart, serial } = parts;
  const mark = (isApart ? APART_MARKS : MARKS)[kind];
  const digits = String(serial).padStart(LEAST_DIGITS, "0");
  const counted = `${financialYearCode(financialYear)}${mark}${digits}`;
  return prefix.slice(0, NUMBER_LENGTH - counted.length) + counted;
}
