import { DAY_MS, dayName, dayNamed } from "@/lib/base/india-time";
import type { OrderChange } from "./order-changes";

/** An order in its customer's account, oldest change first. */
export interface AccountOrder {
  number: string;
  /** Start of the first late day; null without an agreed day. */
  lateFrom: Date | null;
  /** Days after each invoice by which it is due; null when everything is due on one day. */
  creditDays?: number | null;
  changes: readonly OrderChange[];
}

/** The unpaid rest of an invoice, or of the part of an order without one; in paise. */
export interface Debt {
  /** The invoice's number; null for the part without one. */
  invoice: string | null;
  /** Start of the first late day; null while that is undecided. */
  lateFrom: Date | null;
  paise: number;
}

/** Start of the next day in India. */
export const dayAfter = (at: Date) => new Date(dayNamed(dayName(at)).getTime() + DAY_MS);

type Agreed = Pick<AccountOrder, "lateFrom" | "creditDays">;

/** An invoice is late after its days, or the agreed day, and never before the day after its own. */
function firstLateDay({ lateFrom: agreed, creditDays = null }: Agreed, issuedAt: Date): Date {
  if (creditDays !== null) return dayAfter(new Date(issuedAt.getTime() + creditDays * DAY_MS));
  const soonest = dayAfter(issuedAt);
  return agreed && agreed > soonest ? agreed : soonest;
}

/** Running state of an order's changes, added one by one, oldest first. */
interface Books extends Agreed {
  invoices: { number: string; at: Date; paise: number }[];
  /** Amounts reversed by credit notes, by invoice number. */
  corrected: Map<string, number>;
  unbilledPaise: number;
  inHandPaise: number;
}

const openBooks = ({ lateFrom, creditDays = null }: Agreed): Books => ({
  lateFrom,
  creditDays,
  invoices: [],
  corrected: new Map(),
  unbilledPaise: 0,
  inHandPaise: 0,
});

function add(books: Books, { kind, number, at, paise, isUnbilled, corrects }: OrderChange): void {
  if (isUnbilled) books.unbilledPaise += paise;
  else if (kind === "invoice" || (kind === "opening" && paise > 0))
    books.invoices.push({ number, at, paise });
  else {
    books.inHandPaise -= paise;
    for (const { invoice, paise: part } of corrects) {
      books.corrected.set(invoice, (books.corrected.get(invoice) ?? 0) + part);
      books.inHandPaise -= part;
    }
  }
}

interface Debts {
  debts: Debt[];
  inHandPaise: number;
}

/**
 * Amounts owed after an order's changes, by invoice: a credit note lowers the invoices that it corrects, and money
 * settles the oldest first. Debts less money in hand equal the sum of the changes.
 */
export function toDebts({ changes, ...agreed }: AccountOrder): Debts {
  const books = openBooks(agreed);
  for (const change of changes) add(books, change);
  return settle(books);
}

/** Changes of the amount owed per invoice, by invoice number, as differences to before. */
export function debtChanges({ changes, ...agreed }: AccountOrder) {
  const books = openBooks(agreed);
  const before = new Map<string, number>();
  const moved = new Map<string, { at: Date; paise: number }[]>();
  for (const change of changes) {
    add(books, change);
    for (const { invoice, paise } of settle(books).debts) {
      const difference = invoice === null ? 0 : paise - (before.get(invoice) ?? 0);
      if (invoice === null || difference === 0) continue;
      before.set(invoice, paise);
      moved.set(invoice, [...(moved.get(invoice) ?? []), { at: change.at, paise: difference }]);
    }
  }
  return moved;
}

function settle({ lateFrom, creditDays, invoices, corrected, ...books }: Books): Debts {
  const remaining = new Map(corrected);
  const debts: Debt[] = invoices.map(({ number, at, paise }) => {
    const back = remaining.get(number) ?? 0;
    remaining.delete(number);
    return {
      invoice: number,
      lateFrom: firstLateDay({ lateFrom, creditDays }, at),
      paise: paise - back,
    };
  });
  const unbilled: Debt = { invoice: null, lateFrom, paise: books.unbilledPaise };
  let { inHandPaise } = books;
  // A note on an unknown invoice applies to all of them.
  for (const part of remaining.values()) inHandPaise += part;
  debts.push(unbilled);
  for (const debt of debts) {
    inHandPaise += Math.max(0, -debt.paise);
    debt.paise = Math.max(0, debt.paise);
  }
  // More was refunded than received, for example after a receipt was reversed.
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
