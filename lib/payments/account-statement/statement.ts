import { DAY_MS } from "@/lib/base/india-time";
import { toDebts, type AccountOrder } from "./debts";
import type { OrderChange } from "./order-changes";

/**
 * A customer's statement of account (docs/product.md: Statement of account): opening balance, each document and
 * payment, closing balance. Amounts in paise; positive when the customer owes.
 */
export interface Statement {
  openingPaise: number;
  rows: StatementRow[];
  closingPaise: number;
  ageing: Ageing;
}

export interface StatementRow extends Omit<OrderChange, "paise" | "isUnbilled" | "corrects"> {
  /** Number of its order. */
  order: string;
  debitPaise: number;
  creditPaise: number;
  /** Balance after this row. */
  balancePaise: number;
}

/**
 * The closing balance by the age of each invoice: whole days in India since its due day, or since its own day without
 * one.
 */
export interface Ageing {
  notDuePaise: number;
  /** 1 to 30 days late, and so on. */
  to30Paise: number;
  to60Paise: number;
  to90Paise: number;
  over90Paise: number;
  /** Money received beyond the amount owed, such as advances; it lowers the closing balance. */
  inHandPaise: number;
}

export interface Period {
  from: Date;
  /** End of the period. */
  until: Date;
}

const sumBy = (changes: readonly OrderChange[]) =>
  changes.reduce((sum, { paise }) => sum + paise, 0);

export function buildStatement(orders: readonly AccountOrder[], period: Period): Statement {
  const { from, until } = period;
  const known = orders.map((order) => ({
    ...order,
    changes: order.changes.filter(({ at }) => at < until),
  }));
  const openingPaise = sumBy(known.flatMap(({ changes }) => changes.filter(({ at }) => at < from)));
  let balancePaise = openingPaise;
  const rows = known
    .flatMap((order) => toRows(order, from))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, kind, number, order, words, paise }): StatementRow => {
      balancePaise += paise;
      const debitPaise = Math.max(paise, 0);
      const sums = { debitPaise, creditPaise: debitPaise - paise, balancePaise };
      return { at, kind, number, order, words, ...sums };
    });
  return { openingPaise, rows, closingPaise: balancePaise, ageing: computeAgeing(known, until) };
}

/**
 * The changes of an order in the period. Changes of its part without an invoice form one row, so that an order placed
 * and invoiced in the same period is shown only by its invoice.
 */
function toRows({ number: order, changes }: AccountOrder, from: Date) {
  const own = changes.filter(({ at }) => at >= from);
  const unbilled = own.filter(({ isUnbilled }) => isUnbilled);
  const last = unbilled.at(-1);
  const paise = sumBy(unbilled);
  const moved = last && paise !== 0 ? [{ ...last, paise }] : [];
  return [...own.filter(({ isUnbilled }) => !isUnbilled), ...moved].map((change) => ({
    ...change,
    order,
  }));
}

function computeAgeing(orders: readonly AccountOrder[], until: Date): Ageing {
  const ageing = { ...NOTHING };
  for (const order of orders) {
    const { debts, inHandPaise } = toDebts(order);
    ageing.inHandPaise += inHandPaise;
    for (const { lateFrom, paise } of debts) ageing[getBucket(lateFrom, until)] += paise;
  }
  return ageing;
}

const NOTHING: Ageing = {
  notDuePaise: 0,
  to30Paise: 0,
  to60Paise: 0,
  to90Paise: 0,
  over90Paise: 0,
  inHandPaise: 0,
};

function getBucket(lateFrom: Date | null, until: Date): keyof Ageing {
  if (!lateFrom || lateFrom >= until) return "notDuePaise";
  const days = Math.ceil((until.getTime() - lateFrom.getTime()) / DAY_MS);
  if (days <= 30) return "to30Paise";
  if (days <= 60) return "to60Paise";
  return days <= 90 ? "to90Paise" : "over90Paise";
}
