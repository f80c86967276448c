import { dateName } from "@/lib/base/dates";
import { daysLater } from "@/lib/base/india-time";
import type { BankRate } from "@/lib/shop/msme/bank-rates";

/**
 * Interest on late payment to a micro or small enterprise: compound, with monthly rests, at three times the Bank Rate
 * of each day (MSMED Act 2006, section 16). Days are days in India, such as "2026-11-21".
 */

export interface LateDebt {
  /** What the debt grows and falls by, with its day; amounts in paise. */
  changes: readonly { day: string; paise: number }[];
  /** The first day on which it is late. */
  lateFrom: string;
  /** The last day that counts. */
  until: string;
}

const DAYS_A_YEAR = 365;

/**
 * The first late day (section 15): after the agreed day, but at the latest 45 days after the goods were accepted; 15
 * days after that where nothing was agreed.
 */
export function firstLateDay(acceptedOn: string, agreedDay: string | null): string {
  const latest = daysLater(acceptedOn, agreedDay ? 45 : 15);
  const last = agreedDay && agreedDay < latest ? agreedDay : latest;
  return daysLater(last, 1);
}

/** The interest in paise; a debt that is paid bears no more of it. */
export function lateInterest({ changes, lateFrom, until }: LateDebt, rates: readonly BankRate[]) {
  let restedPaise = 0;
  let accruing = 0;
  let rests = 0;
  let nextRest = restAfter(lateFrom, 1);
  for (let day = lateFrom; day <= until; day = daysLater(day, 1)) {
    if (day === nextRest) {
      restedPaise += Math.round(accruing);
      accruing = 0;
      rests += 1;
      nextRest = restAfter(lateFrom, rests + 1);
    }
    const owedPaise = owedOn(changes, day);
    if (owedPaise <= 0) continue;
    const yearly = (3 * rateOn(day, rates)) / 10_000;
    accruing += ((owedPaise + restedPaise) * yearly) / DAYS_A_YEAR;
  }
  return restedPaise + Math.round(accruing);
}

const owedOn = (changes: LateDebt["changes"], on: string) =>
  changes.reduce((sum, { day, paise }) => (day <= on ? sum + paise : sum), 0);

/** In basis points; days before the first known rate have that one. */
function rateOn(day: string, rates: readonly BankRate[]): number {
  const rate = rates.findLast(({ from }) => from <= day) ?? rates[0];
  return rate?.basisPoints ?? 0;
}

/** The same day of the month so many months later, or the last day of a shorter month. */
function restAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const rest = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return dateName(rest);
}
