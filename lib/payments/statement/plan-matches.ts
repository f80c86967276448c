import { referenceKey } from "../reference";
import type { StatementOutcome } from "./schemas";
import type { Credit } from "./parse-statement";

/** An order as a statement can name it. */
export interface NamedOrder {
  id: string;
  orderId: string;
  /** What of it is still to be paid. */
  outstandingPaise: number;
}

/** What is known of the rows of a statement. */
export interface KnownPayments {
  /** By number. */
  orders: ReadonlyMap<string, NamedOrder>;
  /** The number of the order that a reference was recorded for, by `referenceKey`. */
  references: ReadonlyMap<string, string>;
}

export interface Match {
  credit: Credit;
  /** Under which the payment is recorded: the bank's, else one made of the row. */
  reference: string;
  outcome: StatementOutcome;
  order: NamedOrder | null;
  /** What the order came to when the row's turn was. */
  duePaise: number | null;
}

interface Referenced {
  credit: Credit;
  reference: string;
}

/**
 * What becomes of each row: it is recorded where it names one order, and exactly what that still comes
 * to. Rows before it in the file count.
 */
export function planMatches(
  rows: readonly Referenced[],
  { orders, references }: KnownPayments,
  isPossible: (day: string) => boolean,
): Match[] {
  const used = new Map(references);
  const open = new Map([...orders].map(([number, order]) => [number, order.outstandingPaise]));
  return rows.map(({ credit, reference }) => {
    const key = referenceKey(reference);
    const recordedFor = used.get(key);
    const order = orderOf(recordedFor ? [recordedFor] : credit.orderNumbers, orders);
    const duePaise = order ? (open.get(order.orderId) ?? 0) : null;
    const match = { credit, reference, order, duePaise };
    if (recordedFor !== undefined) return { ...match, outcome: "known" };
    if (credit.day === null || !isPossible(credit.day)) return { ...match, outcome: "unreadable" };
    if (!order) return { ...match, outcome: "unknown" };
    if (duePaise !== credit.amountPaise) return { ...match, outcome: "differs" };
    used.set(key, order.orderId);
    open.set(order.orderId, 0);
    return { ...match, outcome: "record" };
  });
}

/** Of several orders nobody can say how a payment is divided among them. */
function orderOf(
  numbers: readonly string[],
  orders: ReadonlyMap<string, NamedOrder>,
): NamedOrder | null {
  const found = numbers.flatMap((number) => orders.get(number) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}
