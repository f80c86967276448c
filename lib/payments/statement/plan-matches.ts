import { isOrderOfTail, TAIL_LENGTH } from "@/lib/base/ids/order-number";
import { referenceKey } from "../reference";
import type { Credit } from "./parse-statement";
import type { StatementOutcome } from "./schemas";

/** An order that a statement may name. */
export interface NamedOrder {
  id: string;
  orderId: string;
  /** The amount due. */
  outstandingPaise: number;
}

interface Recorded {
  orderId: string;
  amountPaise: number;
}

/** Database state of the orders and references named by a statement. */
export interface KnownPayments {
  /** Keyed by order number. */
  orders: ReadonlyMap<string, NamedOrder>;
  /** Payments recorded with each reference, keyed by `referenceKey`. */
  references: ReadonlyMap<string, Recorded>;
}

/** A row with a generated reference, in case the bank's cannot be used. */
export interface Keyed {
  credit: Credit;
  ownKey: string;
}

export interface Match {
  credit: Credit;
  /** The reference recorded with the payment: the bank's, otherwise one generated from the row. */
  reference: string;
  outcome: StatementOutcome;
  /** The reason why it is unreadable, or null. */
  reason: string | null;
  order: NamedOrder | null;
  /** The order's amount due when this row was planned. */
  duePaise: number | null;
}

const NO_PAYMENT_DAY = "The day lies in the future or more than two years back.";

/**
 * Decides the outcome of each row: it is recorded when it names one order and equals its amount due. Earlier rows of
 * the file count.
 */
export function planMatches(
  rows: readonly Keyed[],
  { orders, references }: KnownPayments,
  isPossible: (day: string) => boolean,
): Match[] {
  const used = new Map(references);
  const open = new Map([...orders].map(([number, order]) => [number, order.outstandingPaise]));
  const byTail = Map.groupBy(orders.values(), ({ orderId }) => orderId.slice(-TAIL_LENGTH));
  return rows.map((row) => {
    const { credit } = row;
    const { reference, recorded } = chooseReference(row, used);
    // A full order number takes precedence over others.
    const isNamed = credit.orderNumbers.some((number) => orders.has(number));
    const numbers = recorded ? [recorded.orderId] : credit.orderNumbers;
    const order = findNamed(numbers, orders) ?? (isNamed ? null : findCutOff(credit, byTail, open));
    const duePaise = order ? (open.get(order.orderId) ?? 0) : null;
    const match = { credit, reference, order, duePaise, reason: null };
    if (credit.reason !== null) return { ...match, outcome: "unreadable", reason: credit.reason };
    if (recorded) return { ...match, outcome: "known" };
    if (credit.day === null || !isPossible(credit.day)) {
      return { ...match, outcome: "unreadable", reason: NO_PAYMENT_DAY };
    }
    if (!order) return { ...match, outcome: "unknown" };
    if (duePaise === null || duePaise !== credit.amountPaise)
      return { ...match, outcome: "differs" };
    used.set(referenceKey(reference), { orderId: order.orderId, amountPaise: duePaise });
    open.set(order.orderId, 0);
    return { ...match, outcome: "record" };
  });
}

/**
 * Recognises a payment as recorded if its reference was, for the named order or with the row's amount. A reference
 * recorded for something else does not identify payments.
 */
function chooseReference({ credit, ownKey }: Keyed, used: ReadonlyMap<string, Recorded>) {
  for (const reference of [credit.reference ?? ownKey, ownKey]) {
    const recorded = used.get(referenceKey(reference));
    if (!recorded) return { reference };
    const isSame =
      recorded.amountPaise === credit.amountPaise || credit.orderNumbers.includes(recorded.orderId);
    if (isSame) return { reference, recorded };
  }
  return { reference: ownKey };
}

/** A row that names several orders does not show how the payment is divided. */
function findNamed(
  numbers: readonly string[],
  orders: ReadonlyMap<string, NamedOrder>,
): NamedOrder | null {
  const found = numbers.flatMap((number) => orders.get(number) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The only order whose number was cut off by the bank and whose amount due matches. */
function findCutOff(
  { orderTails, amountPaise }: Credit,
  byTail: ReadonlyMap<string, readonly NamedOrder[]>,
  open: ReadonlyMap<string, number>,
): NamedOrder | null {
  const found = orderTails.flatMap((cut) =>
    (byTail.get(cut.tail) ?? []).filter(
      ({ orderId }) => isOrderOfTail(orderId, cut) && open.get(orderId) === amountPaise,
    ),
  );
  const [only, ...others] = new Set(found);
  return only && others.length === 0 ? only : null;
}
