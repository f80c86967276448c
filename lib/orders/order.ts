import type { PostalAddress } from "@/lib/identity/addresses/postal-address";
import type { ShippingWay } from "@/lib/db/generated/enums";
import type { LineTax, TaxSum } from "@/lib/pricing/gst";
import type { PricedLine, Totals } from "@/lib/pricing/totals";
import type { Promo } from "@/lib/shop/promotions/check-promo";
import type { LineIdentity } from "./cart/cart-line";
import type { OrderAct } from "./order-acts";
import type { OrderPayment } from "./order-payment";
import type { OrderParty, OrderProof, OrderStatus } from "./status";
import {
  BILLING_TEXTS,
  CUSTOMER_TEXTS,
  ORDER_PART_TEXTS,
  pickTexts,
  type TEXT_NAMES,
  type TextsIn,
} from "./texts/texts";
import type { CorrectedChange, WaitingCorrection } from "./corrected";
import type {
  OrderReplaced,
  OrderDispatched,
  OrderCalledOff,
  OrderClaimed,
  OrderDocument,
  OrderRefunded,
  OrderReturned,
} from "./order-movements";

/**
 * An order as all code uses it to show, mail, print or store it. Amounts in paise. `read-order.ts` makes it from a row;
 * only `order-answer.ts` converts it to the rupees of the API. The key that opens the order is not part of it.
 */
export interface Order extends TextsIn<typeof ORDER_PART_TEXTS> {
  id: string;
  /** The order number that people read. */
  orderId: string;
  createdAt: Date;
  updatedAt: Date;
  status: OrderStatus;
  /** Who verified the order; null: nobody yet. */
  proof: OrderProof | null;
  customer: OrderCustomer;
  shipTo: PostalAddress;
  billing: OrderBilling;
  /** Who asked for it and who approved it; only of an order that its company approved. */
  approval?: OrderApproval;
  /** Null where shipping is one fee, and for an order of an offer that agrees on no way. */
  shippingWay: ShippingWay | null;
  lines: readonly OrderLine[];
  promo: Promo | null;
  totals: OrderTotals;
  /** Null under the flat tax. */
  gst: OrderGst | null;
  payment: OrderPayment;
  /** Oldest first. */
  history: readonly StatusChange[];
  /** Promised day of dispatch in India: "2026-11-25"; null for orders from before it was promised. */
  dispatchBy: string | null;
  /** Expected day of arrival in India: "2026-11-26"; null for orders from before it was stored. */
  deliverBy: string | null;
  /** Null until the carrier is known. */
  tracking: Tracking | null;
  /** Issued documents, oldest first. */
  documents: readonly OrderDocument[];
  /** True while a part of it has left and the rest has not. */
  partlyDispatched: boolean;
  /** True when the shop ended it with what had left. */
  endedShort?: true;
  /** True when its goods are kept for the customer, who calls them off in parts. */
  kept: boolean;
  /** Whether its buyer may cancel it: before production begins, and before they have approved a proof. */
  cancellable: boolean;
  /** True when it replaces goods under a claim, free of charge. */
  isReplacement: boolean;
  /** What its documents and mails are in, as long as the shop has that language. */
  language: string;
  replaces?: OrderReplaced;
  /** The company that it was ordered for, and by whom; only where a customer reads a company's order. */
  orderedFor?: { id: string; name: string };
  orderedBy?: string;
  /** What the reader's role in that company allows. */
  allowed?: OrderAct[];
  /** The company's name, where its reader may hand this personal order over to their company. */
  handOverTo?: string;
  /** The company or account whose it is, null for a guest's; only in lists of the shop. */
  holder?: string | null;
  /** The offer that became it; read with one order alone. */
  offer?: { id: string; number: string };
  /** The correction that waits for its company; read with one order alone. */
  waiting?: WaitingCorrection;
  /** The name of the file of the buyer's purchase order; read with one order alone. */
  purchaseOrder?: string;
  /** Oldest first; only present when a single order is read. */
  dispatches?: readonly OrderDispatched[];
  /** Of a call-off order. */
  callOffs?: OrderCalledOff;
  claims?: readonly OrderClaimed[];
  /** Its proformas that were sent, the latest first. */
  proformas?: readonly { id: string; number: string; issuedAt: Date }[];
  refunds?: readonly OrderRefunded[];
  returns?: readonly OrderReturned[];
}

/** The buyer's details at the time of the order. */
export interface OrderCustomer extends TextsIn<typeof CUSTOMER_TEXTS> {
  name: string;
  /** Null for a customer without an email, whose order staff entered; they have a phone then. */
  email: string | null;
}

/** The recipient of the invoice. */
export interface OrderBilling extends TextsIn<typeof BILLING_TEXTS> {
  /** Null means the shipping address. */
  address: PostalAddress | null;
  /** Of whom the goods go to where that is not the buyer: a GSTIN, or "URP" for somebody unregistered. */
  consigneeGstin: string | null;
}

/** A line as it was bought. */
export interface OrderLine extends LineIdentity, PricedLine {
  id: string;
  basis: number;
  /** What was ordered, where another quantity was made. */
  orderedQuantity?: number;
  lineTotalPaise: number;
  /** Its share of the discount, where a part of the order was billed before another quantity was made. */
  discountPaise?: number;
  /** The item that its buyer has of it, and their own code. */
  itemId?: string;
  code?: string;
  /** When the buyer approved its own proof. */
  approvedAt?: Date;
  /** Null under the flat tax. */
  tax: LineTax | null;
}

/** How a company approved an order: the names of both sides. */
export interface OrderApproval {
  askedBy: string;
  approvedBy: string;
  at: Date;
}

export interface OrderGst {
  /** State codes, two digits. */
  sellerState: string;
  placeOfSupply: string;
  /** By name and rate; their sum is the order's tax. */
  taxes: readonly TaxSum[];
  roundOffPaise: number;
}

export interface OrderTotals extends Totals {
  /** The part of the discount that gives paid samples back. */
  sampleCreditPaise: number;
  /** The rate when the order was placed; 0 under GST. */
  taxPercent: number;
}

export interface StatusChange {
  status: OrderStatus;
  at: Date;
  /** The actor's name, stored as text so that it remains when the account is deleted. */
  by: string;
  party: OrderParty;
  /** The reason, when the customer may read it. */
  reason?: string;
  /** The status that was set by mistake, when this change undoes it. */
  takesBack?: OrderStatus;
  /** What was corrected, where this leaves the status as it was. */
  changes?: CorrectedChange[];
}

export interface Tracking {
  carrier: string;
  number: string;
  /** The carrier's tracking page. */
  url: string | null;
}

/** All its free texts. */
export const listTexts = ({
  customer,
  billing,
  ...order
}: Pick<Order, "customer" | "billing"> & TextsIn<typeof ORDER_PART_TEXTS>): TextsIn<
  typeof TEXT_NAMES
> => ({
  ...pickTexts(customer, CUSTOMER_TEXTS),
  ...pickTexts(billing, BILLING_TEXTS),
  ...pickTexts(order, ORDER_PART_TEXTS),
});

/** Who cancelled an order and when; null when it is not cancelled or its history does not say. */
export function findCancellation<Change extends { status: OrderStatus }>(order: {
  status: OrderStatus;
  history: readonly Change[];
}): Change | null {
  if (order.status !== "Cancelled") return null;
  return order.history.findLast(({ status }) => status === "Cancelled") ?? null;
}

/** True when production had begun before the order was cancelled. */
export function cancelledInProduction(order: {
  status: OrderStatus;
  history: readonly { status: OrderStatus }[];
}): boolean {
  const place = order.history.findLastIndex(({ status }) => status === "Cancelled");
  return order.status === "Cancelled" && order.history[place - 1]?.status === "Processing";
}
