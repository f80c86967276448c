import { dateName } from "@/lib/base/dates";
import { daysLater } from "@/lib/base/india-time";
import { divideHalfUp } from "@/lib/pricing/money";
import type { BankRate } from "@/lib/shop/msme/bank-rates";

/**
 * Interest on late payment to a micro or small enterprise: compound, with monthly rests, at three times the Bank Rate
 * of each day (MSMED Act 2006, section 16). Days are days in India, such as "2026-11-21".
 */

export interface LateDebt {
  /** Increases and decreases of the debt, with their days; amounts in paise. */
  changes: readonly { day: string; paise: number }[];
  /** The first late day. */
  lateFrom: string;
  /** The last day that counts. */
  until: string;
}

/** Three times a rate in basis points, for one day of the year. */
const RATE_PARTS = 10_000n * 365n;

/**
 * The first late day (section 15): after the agreed day, but at most 45 days after the goods were accepted; without an
 * agreed day, after 15 days.
 */
export function firstLateDay(acceptedOn: string, agreedDay: string | null): string {
  const latest = daysLater(acceptedOn, agreedDay ? 45 : 15);
  const last = agreedDay && agreedDay < latest ? agreedDay : latest;
  return daysLater(last, 1);
}

/** The interest in paise, rounded at each rest; a settled debt accrues no more. */
export function lateInterest({ changes, lateFrom, until }: LateDebt, rates: readonly BankRate[]) {
  const coming = changes.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  let owedPaise = 0;
  let next = 0;
  let restedPaise = 0;
  /** In parts of a paisa. */
  let accruing = 0n;
  let rests = 0;
  let nextRemainder = restAfter(lateFrom, 1);
  for (let day = lateFrom; day <= until; day = daysLater(day, 1)) {
    if (day === nextRemainder) {
      restedPaise += divideHalfUp(accruing, RATE_PARTS);
      accruing = 0n;
      rests += 1;
      nextRemainder = restAfter(lateFrom, rests + 1);
    }
    for (; (coming[next]?.day ?? until) <= day && next < coming.length; next += 1) {
      owedPaise += coming[next]?.paise ?? 0;
    }
    const isOver = owedPaise <= 0 && next === coming.length;
    if (isOver) break;
    if (owedPaise > 0) accruing += BigInt(owedPaise + restedPaise) * BigInt(3 * rateOn(day, rates));
  }
  return restedPaise + divideHalfUp(accruing, RATE_PARTS);
}

/** In basis points; days before the first known rate use that one. */
function rateOn(day: string, rates: readonly BankRate[]): number {
  const rate = rates.findLast(({ from }) => from <= day) ?? rates[0];
  return rate?.basisPoints ?? 0;
}

/** The same day of the month `months` months later, or the last day of a shorter month. */
function restAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const remaining = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return dateName(remaining);
}
