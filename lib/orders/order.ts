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
 * An order as used by pages, mails, documents and storage. Amounts in paise. `read-order.ts` makes it from a row; only
 * `order-answer.ts` converts it to rupees for the API. Does not contain the key that opens the order.
 */
export interface Order extends TextsIn<typeof ORDER_PART_TEXTS> {
  id: string;
  /** The order number that people read. */
  orderId: string;
  createdAt: Date;
  updatedAt: Date;
  status: OrderStatus;
  /** How the order was verified; null if unverified. */
  proof: OrderProof | null;
  customer: OrderCustomer;
  shipTo: PostalAddress;
  billing: OrderBilling;
  /** Requester and approver; only for an order that its company approved. */
  approval?: OrderApproval;
  /** Null with a flat shipping fee, and for an offer without an agreed method. */
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
  /** True while a part has left and the rest has not. */
  partlyDispatched: boolean;
  /** True when the shop closed it with the goods sent so far. */
  endedShort?: true;
  /** True for a call-off order, whose goods leave in parts when the customer asks. */
  kept: boolean;
  /** True while its buyer may cancel it: before production begins and before a proof is approved. */
  cancellable: boolean;
  /** True for a free replacement of goods under a claim. */
  isReplacement: boolean;
  /** Language of its documents and mails, if the shop has it. */
  language: string;
  replaces?: OrderReplaced;
  /** The company that it was ordered for, and the member who ordered; only when a customer reads a company's order. */
  orderedFor?: { id: string; name: string };
  orderedBy?: string;
  /** Actions that the reader's role in that company allows. */
  allowed?: OrderAct[];
  /** Name of the company to which the reader may hand over this personal order. */
  handOverTo?: string;
  /** Owner of the order, a company or an account; null for a guest; only in admin lists. */
  holder?: string | null;
  /** The offer that became this order; only read for a single order. */
  offer?: { id: string; number: string };
  /** The correction that waits for the company; only read for a single order. */
  waiting?: WaitingCorrection;
  /** File name of the buyer's purchase order; only read for a single order. */
  purchaseOrder?: string;
  /** Oldest first; only read for a single order. */
  dispatches?: readonly OrderDispatched[];
  /** Only for a call-off order. */
  callOffs?: OrderCalledOff;
  claims?: readonly OrderClaimed[];
  /** Proformas sent, latest first. */
  proformas?: readonly { id: string; number: string; issuedAt: Date }[];
  refunds?: readonly OrderRefunded[];
  returns?: readonly OrderReturned[];
}

/** The buyer's details at the time of the order. */
export interface OrderCustomer extends TextsIn<typeof CUSTOMER_TEXTS> {
  name: string;
  /** Null for an order that staff entered without an email; it has a phone then. */
  email: string | null;
}

/** The recipient of the invoice. */
export interface OrderBilling extends TextsIn<typeof BILLING_TEXTS> {
  /** Null means the shipping address. */
  address: PostalAddress | null;
  /** The consignee when that is not the buyer: a GSTIN, or "URP" if unregistered. */
  consigneeGstin: string | null;
}

/** A line as bought. */
export interface OrderLine extends LineIdentity, PricedLine {
  id: string;
  basis: number;
  /** The ordered quantity, when another quantity was made. */
  orderedQuantity?: number;
  lineTotalPaise: number;
  /** Its share of the discount, when a part of the order was billed before another quantity was made. */
  discountPaise?: number;
  /** The buyer's item and code for it. */
  itemId?: string;
  code?: string;
  /** Time of the buyer's approval of its proof. */
  approvedAt?: Date;
  /** Null under the flat tax. */
  tax: LineTax | null;
}

/** A company's approval of an order, with both names. */
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
  /** The part of the discount that credits paid samples. */
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
  /** The mistaken status that this change reverts. */
  takesBack?: OrderStatus;
  /** Corrected fields, when the status stays the same. */
  changes?: CorrectedChange[];
}

export interface Tracking {
  carrier: string;
  number: string;
  /** The carrier's tracking page. */
  url: string | null;
}

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

/** Actor and time of the cancellation; null when it is not cancelled or the history does not say. */
export function findCancellation<Change extends { status: OrderStatus }>(order: {
  status: OrderStatus;
  history: readonly Change[];
}): Change | null {
  if (order.status !== "Cancelled") return null;
  return order.history.findLast(({ status }) => status === "Cancelled") ?? null;
}

/** True when the order was cancelled during production. */
export function cancelledInProduction(order: {
  status: OrderStatus;
  history: readonly { status: OrderStatus }[];
}): boolean {
  const place = order.history.findLastIndex(({ status }) => status === "Cancelled");
  return order.status === "Cancelled" && order.history[place - 1]?.status === "Processing";
}
