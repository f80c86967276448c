import { DAY_MS, dayName, dayNamed } from "@/lib/base/india-time";
import type { OrderChange } from "./order-changes";

/** An order as its customer's account has it, oldest change first. */
export interface AccountOrder {
  number: string;
  /** The beginning of the first day on which its payment is late; null where no day was agreed. */
  lateFrom: Date | null;
  /** Days after each invoice within which that is paid; null where all is due on one day. */
  creditDays?: number | null;
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

type Agreed = Pick<AccountOrder, "lateFrom" | "creditDays">;

/** An invoice is late after its days, or the agreed day, and never before the day after its own. */
function firstLateDay({ lateFrom: agreed, creditDays = null }: Agreed, issuedAt: Date): Date {
  if (creditDays !== null) return dayAfter(new Date(issuedAt.getTime() + creditDays * DAY_MS));
  const soonest = dayAfter(issuedAt);
  return agreed && agreed > soonest ? agreed : soonest;
}

/** What is left of an order's changes, as they are added one by one, oldest first. */
interface Books extends Agreed {
  invoices: { number: string; at: Date; paise: number }[];
  /** What credit notes take back, by the invoice's number. */
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
 * What the changes of an order leave owed, by invoice: a credit note lowers those that it corrects, and money settles
 * the oldest first. The debts less what is in hand are the sum of the changes.
 */
export function toDebts({ changes, ...agreed }: AccountOrder): Debts {
  const books = openBooks(agreed);
  for (const change of changes) add(books, change);
  return settle(books);
}

/** What is owed of each invoice after each change: by the invoice's number, as the difference to before. */
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
  const rest = new Map(corrected);
  const debts: Debt[] = invoices.map(({ number, at, paise }) => {
    const back = rest.get(number) ?? 0;
    rest.delete(number);
    return {
      invoice: number,
      lateFrom: firstLateDay({ lateFrom, creditDays }, at),
      paise: paise - back,
    };
  });
  const unbilled: Debt = { invoice: null, lateFrom, paise: books.unbilledPaise };
  let { inHandPaise } = books;
  // A note on an invoice that is not there is for all of them.
  for (const part of rest.values()) inHandPaise += part;
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
