import type { DocumentKind } from "@/lib/db/generated/enums";
import { dayName, dayNamed } from "@/lib/base/india-time";

/**
 * India's financial year, from 1 April to 31 March in India's time zone (docs/product.md: Documents). It is identified
 * by the year in which it begins.
 */

/** 2026 for every moment from 1 April 2026 to 31 March 2027 in India. */
export function getFinancialYear(moment: Date): number {
  const [year = 0, month = 0] = dayName(moment).split("-").map(Number);
  return month >= 4 ? year : year - 1;
}

/** The moment at which the financial year began in India. */
export const financialYearStart = (year: number): Date => dayNamed(`${year}-04-01`);

const twoDigits = (year: number) => String(year % 100).padStart(2, "0");

/** "2026-27", for display. */
export const financialYearName = (year: number): string => `${year}-${twoDigits(year + 1)}`;

/** "2627", as used in document numbers. */
export const financialYearCode = (year: number): string => twoDigits(year) + twoDigits(year + 1);

/** Maximum length by Rule 46(b) of the CGST Rules. */
export const NUMBER_LENGTH = 16;

/** Minimum digits of the serial, so that a year's numbers sort in order of issue. */
const MIN_DIGITS = 5;

/** The mark between year and serial; it alone keeps the numbers of two series distinct. */
const MARKS: Record<DocumentKind, string> = {
  invoice: "-",
  credit_note: "C",
  receipt_voucher: "R",
  refund_voucher: "V",
  delivery_challan: "H",
};

/** The marks of documents outside GST, for orders placed under the flat tax; vouchers exist under GST only. */
const APART_MARKS: Record<DocumentKind, string> = { ...MARKS, invoice: "F", credit_note: "D" };

export interface NumberParts {
  /** The owner's prefix: up to six capital letters, digits, hyphens and slashes. */
  prefix: string;
  kind: DocumentKind;
  financialYear: number;
  /** True for a document outside GST, which has its own series. */
  isApart: boolean;
  /** Starts at 1. */
  serial: number;
}

/**
 * "KLN/2627-00042" for an invoice, "KLN/2627C00042" for a credit note, R for a receipt and V for a refund voucher, H for
 * a delivery challan; outside GST "KLN/2627F00042" and "KLN/2627D00042" (docs/product.md: Documents). Year, kind and
 * serial can be read back from the end, so that no two documents share a number, whatever prefixes the owner has used.
 * A long serial shortens the prefix from its end: the series never stops and a number never exceeds 16 characters.
 */
export function documentNumber(parts: NumberParts): string {
  const { prefix, kind, financialYear, isApart, serial } = parts;
  const mark = (isApart ? APART_MARKS : MARKS)[kind];
  const digits = String(serial).padStart(MIN_DIGITS, "0");
  const counted = `${financialYearCode(financialYear)}${mark}${digits}`;
  return prefix.slice(0, NUMBER_LENGTH - counted.length) + counted;
}
