import { MEANS_NAMES, type PaymentKind, type PaymentMeans } from "../kinds";

/**
 * Kinds of statement rows; `opening` is the balance from before the first order, `order` is the part of orders without
 * an invoice yet.
 */
export const STATEMENT_KINDS = [
  "opening",
  "order",
  "invoice",
  "credit_note",
  "receipt",
  "refund",
  "reversal",
] as const;

export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A change of the amount owed for an order, in paise; positive when more is owed. */
export interface OrderChange {
  at: Date;
  kind: StatementKind;
  /** Number of the document; for money without one, of the order. */
  number: string;
  /** Text shown next to the number. */
  words: string;
  paise: number;
  /** True when it moves the part of the order without an invoice. */
  isUnbilled: boolean;
  /** Reversed amounts of each invoice, by its number; in paise. */
  corrects: readonly Corrected[];
}

export interface Corrected {
  invoice: string;
  paise: number;
}

/** An order with its documents and payments, oldest first. Amounts in paise. */
export interface OrderBooks {
  number: string;
  placedAt: Date;
  totalPaise: number;
  /** True for an order with a payment method, which is owed from the day it was placed. */
  isPayable: boolean;
  steps: readonly { status: string; at: Date }[];
  documents: readonly {
    kind: "invoice" | "credit_note";
    number: string;
    at: Date;
    totalPaise: number;
    /** For a credit note. */
    corrects: readonly Corrected[];
    /** True for a credit note over goods to be billed again. */
    isVoid?: boolean;
  }[];
  payments: readonly BookedPayment[];
}

export interface BookedPayment {
  id: string;
  kind: PaymentKind;
  at: Date;
  means: PaymentMeans;
  reference: string | null;
  /** For a TDS certificate. */
  tdsSection: string | null;
  tdsQuarter: string | null;
  /** Number of its receipt or refund voucher. */
  voucher: string | null;
  amountPaise: number;
  /** For a refund without a credit note: the reduction of the charge. */
  creditedPaise: number;
  reversesId: string | null;
}

type Entry = { at: Date } & (
  | { what: "placed" }
  | { what: "step"; status: string }
  | { what: "document"; document: OrderBooks["documents"][number] }
  | { what: "payment"; payment: BookedPayment }
);

/** Charge of an order and its invoiced part at a moment. */
interface Charge {
  isPlaced: boolean;
  isCancelled: boolean;
  receivedPaise: number;
  creditedPaise: number;
  invoicedPaise: number;
  notedPaise: number;
}

/**
 * Every change of the amount owed for an order, oldest first. Their sum equals the outstanding amount of the database
 * (`owes` and `credited_of` in prisma/sql/ledger.sql).
 */
export function orderChanges(books: OrderBooks): OrderChange[] {
  const charge: Charge = { ...NOTHING };
  let unbilledPaise = 0;
  return listEntries(books).flatMap((entry) => {
    apply(charge, entry, books);
    const moved = computeUnbilled(charge, books) - unbilledPaise;
    unbilledPaise += moved;
    const own = ownChange(entry, books);
    if (moved === 0) return own;
    const change: OrderChange = {
      at: entry.at,
      kind: "order",
      number: books.number,
      words: unbilledWords(charge, moved),
      paise: moved,
      isUnbilled: true,
      corrects: [],
    };
    return [...own, change];
  });
}

const NOTHING: Charge = {
  isPlaced: false,
  isCancelled: false,
  receivedPaise: 0,
  creditedPaise: 0,
  invoicedPaise: 0,
  notedPaise: 0,
};

function listEntries({ placedAt, steps, documents, payments }: OrderBooks): Entry[] {
  const entries: Entry[] = [
    { what: "placed", at: placedAt },
    ...steps.map((step) => ({ what: "step" as const, ...step })),
    ...documents.map((document) => ({ what: "document" as const, at: document.at, document })),
    ...payments.map((payment) => ({ what: "payment" as const, at: payment.at, payment })),
  ];
  return entries.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function apply(charge: Charge, entry: Entry, books: OrderBooks): void {
  if (entry.what === "placed") charge.isPlaced = true;
  else if (entry.what === "step") charge.isCancelled = entry.status === "Cancelled";
  else if (entry.what === "payment") applyPayment(charge, entry.payment, books);
  else if (entry.document.kind === "invoice") charge.invoicedPaise += entry.document.totalPaise;
  else if (entry.document.isVoid) charge.invoicedPaise -= entry.document.totalPaise;
  else charge.notedPaise += entry.document.totalPaise;
}

function applyPayment(charge: Charge, payment: BookedPayment, books: OrderBooks): void {
  const { moved, sign } = movedBy(payment, books);
  if (moved.kind === "receipt") charge.receivedPaise += sign * moved.amountPaise;
  else charge.creditedPaise += sign * moved.creditedPaise;
}

/** The receipt or refund that a row adds (1) or reverses (-1). */
function movedBy(payment: BookedPayment, { payments }: OrderBooks) {
  const reversed = payments.find(({ id }) => id === payment.reversesId);
  return { moved: reversed ?? payment, sign: reversed ? -1 : 1 };
}

/** The charge without an invoice. */
function computeUnbilled(charge: Charge, { totalPaise, isPayable }: OrderBooks): number {
  const { receivedPaise, creditedPaise, invoicedPaise, notedPaise } = charge;
  const billedPaise = invoicedPaise - notedPaise;
  const isOwed = isPayable || invoicedPaise > 0 || receivedPaise > 0;
  if (!charge.isPlaced || !isOwed) return 0;
  const chargedPaise = charge.isCancelled ? 0 : totalPaise - Math.max(creditedPaise, notedPaise);
  return chargedPaise - billedPaise;
}

function unbilledWords({ isCancelled, invoicedPaise }: Charge, moved: number): string {
  if (isCancelled) return "Order cancelled";
  if (moved > 0) return "Ordered, not invoiced yet";
  return invoicedPaise > 0 ? "Invoiced now" : "Price lowered before the invoice";
}

function ownChange(entry: Entry, books: OrderBooks): OrderChange[] {
  if (entry.what === "document") return [documentChange(entry.document, books)];
  return entry.what === "payment" ? [paymentChange(entry.payment, books)] : [];
}

function documentChange(
  { kind, number, at, totalPaise, corrects }: OrderBooks["documents"][number],
  books: OrderBooks,
): OrderChange {
  const paise = kind === "invoice" ? totalPaise : -totalPaise;
  return { at, kind, number, words: `Order ${books.number}`, paise, isUnbilled: false, corrects };
}

function paymentChange(payment: BookedPayment, books: OrderBooks): OrderChange {
  const { at, kind, means, reference, tdsSection, tdsQuarter, voucher, amountPaise } = payment;
  const { moved, sign } = movedBy(payment, books);
  const name = MEANS_NAMES[means];
  return {
    at,
    kind,
    number: voucher ?? books.number,
    words:
      kind === "reversal"
        ? `${name}, taken back`
        : [name, reference, tdsSection, tdsQuarter].filter(Boolean).join(" "),
    paise: sign * (moved.kind === "receipt" ? -amountPaise : amountPaise),
    isUnbilled: false,
    corrects: [],
  };
}
