import type { PostalAddress } from "@/lib/orders/addresses/postal-address";
import type { PaymentMeans } from "@/lib/db/generated/enums";
import type { LineTax, TaxSum } from "@/lib/pricing/gst";
import type { PricedLine, Totals } from "@/lib/pricing/totals";
import type { Promo } from "@/lib/shop/promotions/check-promo";
import type { OrderPayment } from "./order-payment";
import type { OrderParty, OrderProof, OrderStatus } from "./status";

/**
 * An order as the program knows it, wherever it is shown, mailed, printed or written down. Amounts in
 * paise. `read-order.ts` makes it of a row; `order-answer.ts` alone turns it into the rupees of the API.
 * The key that opens it is no part of it.
 */
export interface Order {
  id: string;
  /** The number that people read. */
  orderId: string;
  createdAt: Date;
  status: OrderStatus;
  /** Who vouches for it; null: nobody yet. */
  proof: OrderProof | null;
  customer: OrderCustomer;
  shipTo: PostalAddress;
  billing: OrderBilling;
  /** What the buyer wrote with it. */
  note: string | null;
  lines: readonly OrderLine[];
  promo: Promo | null;
  totals: OrderTotals;
  /** Null in the flat regime. */
  gst: OrderGst | null;
  payment: OrderPayment;
  /** Oldest first. */
  history: readonly StatusChange[];
  /** The day in India by which it was expected to leave: "2026-11-25"; null for those from before that was told. */
  dispatchBy: string | null;
  /** The day in India by which it was expected to arrive: "2026-11-26"; null for those from before that was kept. */
  deliverBy: string | null;
  /** With which carrier it travels; null until it is known. */
  tracking: Tracking | null;
  /** What was issued for it, oldest first. */
  papers: readonly OrderPaper[];
  /** Oldest first; only where one order is read. */
  refunds?: readonly OrderRefunded[];
  returns?: readonly OrderReturned[];
}

/** An invoice or a credit note. */
export interface OrderPaper {
  id: string;
  kind: "invoice" | "credit_note";
  number: string;
  /** At midnight UTC. */
  issuedOn: Date;
}

/** Money that went back to the customer. */
export interface OrderRefunded {
  amountPaise: number;
  means: PaymentMeans;
  /** The bank's word for it. */
  reference: string | null;
  at: Date;
  /** Null where it is not told. */
  reason: string | null;
}

/** Goods that came back from the customer. */
export interface OrderReturned {
  at: Date;
  /** Null where it is not told. */
  reason: string | null;
  lines: readonly { name: string; quantity: number }[];
}

/** Who bought, as they called themselves then. */
export interface OrderCustomer {
  name: string;
  /** Null for somebody without one, whose order the shop entered; they have a phone then. */
  email: string | null;
  phone: string | null;
  company: string | null;
}

/** Whom the invoice is made out to. */
export interface OrderBilling {
  /** Null: the shipping address. */
  address: PostalAddress | null;
  gstin: string | null;
  /** The buyer's own number for the order. */
  poNumber: string | null;
}

/** A product as it was bought. */
export interface OrderLine extends PricedLine {
  /** Null once the product has left the database. */
  productId: string | null;
  name: string;
  thumbnailImage: string;
  /** "100 pieces"; null where the product had none. */
  packSize: string | null;
  /** The article number; null where the product had none. */
  sku: string | null;
  lineTotalPaise: number;
  hsnCode: string | null;
  /** Null in the flat regime. */
  tax: LineTax | null;
}

/** How an order is taxed under GST. */
export interface OrderGst {
  /** Codes of states. */
  sellerState: string;
  placeOfSupply: string;
  /** By name and rate; their sum is the order's tax. */
  taxes: readonly TaxSum[];
  roundOffPaise: number;
}

export interface OrderTotals extends Totals {
  /** As it was when the order was placed; 0 under GST. */
  taxPercent: number;
}

export interface StatusChange {
  status: OrderStatus;
  at: Date;
  /** A name, in words that outlive the account. */
  by: string;
  party: OrderParty;
  /** Why, where the customer may read it. */
  reason?: string;
  /** The status that was given by mistake, where this change steps back from it. */
  takesBack?: OrderStatus;
}

export interface Tracking {
  carrier: string;
  number: string;
  /** Where the carrier shows the parcel. */
  url: string | null;
}

/** Who cancelled an order and when; null while it stands, and where its history does not tell. */
export function cancellationOf<Change extends { status: OrderStatus }>(order: {
  status: OrderStatus;
  history: readonly Change[];
}): Change | null {
  if (order.status !== "Cancelled") return null;
  return order.history.findLast(({ status }) => status === "Cancelled") ?? null;
}

/** Whether production had begun when an order was cancelled. */
export function cancelledInProduction(order: {
  status: OrderStatus;
  history: readonly { status: OrderStatus }[];
}): boolean {
  const place = order.history.findLastIndex(({ status }) => status === "Cancelled");
  return order.status === "Cancelled" && order.history[place - 1]?.status === "Processing";
}
