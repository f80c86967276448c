import { dateName } from "@/lib/base/dates";
import { dayName, daysLater } from "@/lib/base/india-time";
import { calculatePercent, calculateShare } from "@/lib/pricing/money";
import { lineTotalPaise } from "@/lib/pricing/totals";
import type { Order } from "../order";
import type { DueRule, PaymentStep } from "./payment-steps";

/** Parts of an order's cost, in order of payment. */
export const DUE_PARTS = ["advance", "balance", "total", "over_run"] as const;
export const DUE_STATES = ["open", "due", "overdue", "paid"] as const;

/** A part of an order's cost with its due day in India; amounts in paise. */
export interface DueRow {
  what: (typeof DUE_PARTS)[number];
  /** Null where nothing was agreed. */
  rule: DueRule | null;
  amountPaise: number;
  /** "2026-12-05"; null until the rule determines a day. */
  by: string | null;
  /** Amount received; money fills earlier rows first. */
  paidPaise: number;
  state: (typeof DUE_STATES)[number];
}

/** Facts that determine the due days of an order. */
export type DueFacts = Pick<
  Order,
  "createdAt" | "status" | "history" | "dispatchBy" | "lines" | "totals" | "payment"
>;

/** The facts that determine days. */
type DayFacts = Pick<Order, "createdAt" | "status" | "dispatchBy"> & {
  history: readonly Pick<Order["history"][number], "status" | "at">[];
  payment: Pick<Order["payment"], "steps" | "dueOn">;
};

interface Part extends Pick<DueRow, "what" | "rule" | "by"> {
  from: number;
  to: number;
}

/**
 * The due rows of an order (docs/product.md: Payments): the only implementation in TypeScript; its SQL twin is
 * `due_rows` (prisma/sql/due.sql). The rows add up to the charge less credit notes; a part of nothing has no row.
 * Over-runs come last, by the rule of the last step.
 * @param today the day in India, such as "2026-12-05"
 */
export function dueRows(order: DueFacts, today = dayName(new Date())): DueRow[] {
  const received = order.payment.paidPaise - order.payment.refundedPaise;
  return listParts(order).map(({ from, to, ...part }) => {
    const amountPaise = to - from;
    const paidPaise = Math.max(0, Math.min(received, to) - from);
    return {
      ...part,
      amountPaise,
      paidPaise,
      state: paidPaise >= amountPaise ? "paid" : getState(part, today),
    };
  });
}

function getState({ by, rule }: Pick<Part, "by" | "rule">, today: string): DueRow["state"] {
  if (by !== null) return by < today ? "overdue" : "due";
  return rule === "before_production" ? "due" : "open";
}

function listParts(order: DueFacts): Part[] {
  const { totals, payment } = order;
  const charged = payment.outstandingPaise + payment.paidPaise - payment.refundedPaise;
  const orderedPaise = Math.max(0, totals.totalPaise - overRunPaise(order));
  const steps = payment.steps ?? stepsBefore(payment);
  let from = 0;
  let agreed = 0;
  return steps.flatMap((step, index) => {
    const isLast = index === steps.length - 1;
    agreed += sharePaise(step, orderedPaise);
    const to = Math.min(isLast ? orderedPaise : agreed, orderedPaise, charged);
    const what = payment.steps || !isLast ? nameStep(step, index, steps.length) : "balance";
    const part = { what, step, from, to: Math.max(from, to) };
    from = part.to;
    const parts = [
      part,
      ...(isLast ? [{ what: "over_run" as const, step, from, to: charged }] : []),
    ];
    return parts.flatMap((each) => splitByInvoice(each, order)).filter((row) => row.from < row.to);
  });
}

const sharePaise = ({ percent, paise }: Omit<PaymentStep, "rule">, orderedPaise: number): number =>
  paise ?? (percent === undefined ? 0 : calculatePercent(orderedPaise, percent));

function nameStep({ rule }: Step, index: number, count: number): DueRow["what"] {
  if (count === 1) return "total";
  const isEarly = rule === "before_production" || rule === "after_acceptance";
  return isEarly && index < count - 1 ? "advance" : "balance";
}

type Step = Omit<PaymentStep, "rule"> & { rule: DueRule | null };

/** Steps for an order without stored ones: its advance, then the rest on one day, if any. */
function stepsBefore({ advancePercent, method }: DueFacts["payment"]): Step[] {
  const remaining: Step = { rule: method === "cod" ? "on_delivery" : null };
  if (advancePercent === 0) return [remaining];
  return [{ percent: advancePercent, rule: "before_production" }, remaining];
}

interface StepPart extends Pick<Part, "what" | "from" | "to"> {
  step: Step;
}

/** Splits a credit step into one row per issued invoice, and one for the amount not invoiced yet. */
function splitByInvoice({ what, step, from, to }: StepPart, order: DueFacts): Part[] {
  const { rule, days = 0 } = step;
  if (rule !== "after_invoice") return [{ what, rule, from, to, by: nameDay(step, order) }];
  let until = 0;
  const billed = (order.payment.invoices ?? []).map(({ issuedOn, totalPaise }) => {
    const start = until;
    until += totalPaise;
    return { start, until, by: daysLater(dateName(issuedOn), days) };
  });
  return [...billed, { start: until, until: Infinity, by: null }].map((part) => ({
    what,
    rule,
    from: Math.max(from, part.start),
    to: Math.min(to, part.until),
    by: part.by,
  }));
}

function nameDay({ rule, days = 0 }: Step, order: DayFacts): string | null {
  const { payment, createdAt, dispatchBy } = order;
  if (!payment.steps) {
    return rule === "before_production" ? null : payment.dueOn && dateName(payment.dueOn);
  }
  if (rule === "after_acceptance") return daysLater(dayName(createdAt), days);
  if (rule === "before_production") return firstDay(order, "Processing");
  if (rule !== "before_dispatch") return null;
  const gone = firstDay(order, "Shipped");
  return dispatchBy && gone ? ([dispatchBy, gone].sort()[0] ?? null) : (dispatchBy ?? gone);
}

/** First day on which the order reached a status, ignoring anything before a step back to Pending. */
function firstDay({ status, history }: DayFacts, reached: "Processing" | "Shipped"): string | null {
  if (status === "Pending" || status === "Cancelled") return null;
  const days = history.filter((change) => change.status === reached).map(({ at }) => dayName(at));
  return days.sort()[0] ?? null;
}

/** Due rows that an invoice issued now covers, after the invoices before it. */
export function invoiceRows(order: DueFacts, issuedOn: Date, totalPaise: number): DueRow[] {
  const earlier = order.payment.invoices ?? [];
  const from = earlier.reduce((sum, invoice) => sum + invoice.totalPaise, 0);
  const to = from + totalPaise;
  const invoices = [...earlier, { issuedOn, totalPaise }];
  let end = 0;
  return dueRows({ ...order, payment: { ...order.payment, invoices } }, dayName(issuedOn))
    .map((row) => {
      const start = end;
      end += row.amountPaise;
      const [first, last] = [Math.max(start, from), Math.min(end, to)];
      const paidPaise = Math.max(0, Math.min(start + row.paidPaise, last) - first);
      return { ...row, amountPaise: last - first, paidPaise };
    })
    .filter(({ amountPaise }) => amountPaise > 0);
}

/** Payment terms of the last part of an order: days after each invoice, or a day; neither when none is agreed. */
export function agreedRemainder(order: DayFacts): {
  creditDays: number | null;
  day: string | null;
} {
  const remaining = order.payment.steps?.at(-1) ?? { rule: null };
  if (remaining.rule === "after_invoice") return { creditDays: remaining.days ?? 0, day: null };
  return { creditDays: null, day: nameDay(remaining, order) };
}

/** The first due day with an unpaid amount, or the last of all when everything is paid; null for none. */
export function nextDueDay(rows: readonly DueRow[]): string | null {
  const unpaid = rows.filter(({ state }) => state !== "paid");
  const days = (unpaid.length > 0 ? unpaid : rows).flatMap(({ by }) => by ?? []).sort();
  return days.at(unpaid.length > 0 ? 0 : -1) ?? null;
}

/** Unpaid amount of the rows, in paise. */
export const unpaidPaise = (rows: readonly DueRow[]): number =>
  rows.reduce((sum, { amountPaise, paidPaise }) => sum + amountPaise - paidPaise, 0);

/** Cost of units made beyond the order, tax included; 0 where fewer were made. */
function overRunPaise({ lines, totals }: Pick<Order, "lines" | "totals">): number {
  return lines.reduce((sum, { orderedQuantity, ...line }) => {
    if (orderedQuantity === undefined || orderedQuantity >= line.quantity) return sum;
    const ordered = lineTotalPaise({ ...line, quantity: orderedQuantity });
    const more = line.lineTotalPaise - ordered;
    const percent = line.tax ? line.tax.rateBasisPoints : Math.round(totals.taxPercent * 100);
    return sum + more + calculateShare(more, percent, 10_000);
  }, 0);
}
