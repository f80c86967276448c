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
