import { referenceKey } from "../reference";
import type { StatementOutcome } from "./schemas";
import type { Credit } from "./parse-statement";

/** An order that a statement can name. */
export interface NamedOrder {
  id: string;
  orderId: string;
  /** The amount due. */
  outstandingPaise: number;
}

/** What the database knows about the rows of a statement. */
export interface KnownPayments {
  /** Keyed by order number. */
  orders: ReadonlyMap<string, NamedOrder>;
  /** The order number for which each reference was recorded, keyed by `referenceKey`. */
  references: ReadonlyMap<string, string>;
}

export interface Match {
  credit: Credit;
  /** The reference recorded with the payment: the bank's, otherwise one made from the row. */
  reference: string;
  outcome: StatementOutcome;
  order: NamedOrder | null;
  /** The order's amount due when this row was planned. */
  duePaise: number | null;
}

interface Referenced {
  credit: Credit;
  reference: string;
}

/**
 * Decides the outcome of each row: it is recorded when it names one order and equals its amount due. Earlier rows of
 * the file count.
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
    const order = findOrder(recordedFor ? [recordedFor] : credit.orderNumbers, orders);
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

/** A row that names several orders does not say how the payment is divided among them. */
function findOrder(
  numbers: readonly string[],
  orders: ReadonlyMap<string, NamedOrder>,
): NamedOrder | null {
  const found = numbers.flatMap((number) => orders.get(number) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}
