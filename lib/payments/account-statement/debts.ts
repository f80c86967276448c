import { DAY_MS, dayName, dayNamed } from "@/lib/base/india-time";
import type { OrderChange } from "./order-changes";

/** An order as its customer's account has it, oldest change first. */
export interface AccountOrder {
  number: string;
  /** The beginning of the first day on which its payment is late; null where no day was agreed. */
  lateFrom: Date | null;
  changes: readonly OrderChange[];
}

/** What is still owed of an invoice, or of the part of an order that has none; in paise. */
export interface Debt {
  /** The invoice's number; null for the part without one. */
  invoice: string | null;
  /** The beginning of the first late day; null while that is open. */
  lateFrom: Date | null;
  paise: number;
}

/** The beginning of the next day in India. */
export const dayAfter = (at: Date) => new Date(dayNamed(dayName(at)).getTime() + DAY_MS);

/** An invoice is late after the agreed day, and never before the day after its own. */
function firstLateDay(agreed: Date | null, issuedAt: Date): Date {
  const soonest = dayAfter(issuedAt);
  return agreed && agreed > soonest ? agreed : soonest;
}

/**
 * What the changes of an order leave owed, by invoice: a credit note lowers those that it corrects, and money settles
 * the oldest first. The debts less what is in hand are the sum of the changes.
 */
export function toDebts({ lateFrom, changes }: AccountOrder): {
  debts: Debt[];
  inHandPaise: number;
} {
  const debts: Debt[] = changes
    .filter(({ kind }) => kind === "invoice")
    .map(({ number, at, paise }) => ({
      invoice: number,
      lateFrom: firstLateDay(lateFrom, at),
      paise,
    }));
  const unbilled: Debt = { invoice: null, lateFrom, paise: 0 };
  let inHandPaise = 0;
  for (const change of changes) {
    if (change.isUnbilled) unbilled.paise += change.paise;
    else if (change.kind !== "invoice") inHandPaise += creditTo(debts, change);
  }
  debts.push(unbilled);
  for (const debt of debts) {
    inHandPaise += Math.max(0, -debt.paise);
    debt.paise = Math.max(0, debt.paise);
  }
  // More went back than came in, for example where a receipt was taken back afterwards.
  const latest = debts.at(-2) ?? unbilled;
  latest.paise += Math.max(0, -inHandPaise);
  inHandPaise = Math.max(0, inHandPaise);
  for (const debt of debts) {
    const paid = Math.min(inHandPaise, debt.paise);
    debt.paise -= paid;
    inHandPaise -= paid;
  }
  return { debts, inHandPaise };
}

/** Lowers the invoices that a credit note corrects; returns what is left of any change for all of them. */
function creditTo(debts: readonly Debt[], { paise, corrects }: OrderChange): number {
  let rest = -paise;
  for (const { invoice, paise: part } of corrects) {
    const debt = debts.find((each) => each.invoice === invoice);
    if (!debt) continue;
    debt.paise -= part;
    rest -= part;
  }
  return rest;
}
