import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { addressLines } from "@/lib/orders/addresses/postal-address";
import type { Order } from "@/lib/orders/order";
import type { OrderStatus } from "@/lib/orders/status";
import type { Cancellation } from "@/lib/orders/status-text";
import type { HowToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { OptOut, MailedShop } from "./layout";

/** Fields that every email about an order may contain, also to an unverified address. */
type Told = Pick<
  Order,
  | "orderId"
  | "createdAt"
  | "lines"
  | "promo"
  | "totals"
  | "shippingWay"
  | "gst"
  | "dispatchBy"
  | "deliverBy"
  | "kept"
  | "isReplacement"
  | "tracking"
  | "payment"
>;

/** Fields that the customer typed. */
type Typed = Pick<Order, "customer" | "shipTo" | "billing" | "note">;

/** An order as its emails show it. Amounts in paise. */
export interface MailedOrder extends Told {
  /** True while a line waits for the approval of its proof. */
  awaitsApproval: boolean;
  /** The ways to pay the rest. */
  ways: HowToPay;
  accessKey: string;
  /** The secret text of the link that unsubscribes from status mails. */
  unsubscribeLink: string;
  /** Null: no mail goes to its customer. */
  email: string | null;
  /** Null in an email to an unverified address. */
  typed: Typed | null;
  /** The confirmation that the reader is asked for; null when the order is verified already. */
  confirmation: MailedConfirmation | null;
  /** Who cancelled it, with the reason when it is shown; null when it is not cancelled. */
  cancelled: (Cancellation & { reason?: string }) | null;
  /** The status that was a mistake and the current one; null when the last change was no correction. */
  correction: { from: OrderStatus; to: OrderStatus } | null;
}

export interface MailedConfirmation {
  /** The token in the link, in addition to the key. */
  token: string;
  /** When the order is cancelled unless it is confirmed; null: never. */
  until: Date | null;
}

/** The whole order, as staff see it. */
export interface KnownOrder extends MailedOrder {
  typed: Typed;
}

export interface OrderProps {
  order: MailedOrder;
  shop: MailedShop;
}

const NOT_HERE = ["You can see the address on the page of your order."];

/** Name and address as on a parcel, one line each; without them, where to read them. */
export function deliveryLines({ typed }: MailedOrder): string[] {
  return typed ? addressLines(typed.shipTo, typed.customer.company) : NOT_HERE;
}

/** Billing details, one line each; empty when none were given or the address is unverified. */
export function billingLines({ typed }: MailedOrder): string[] {
  if (!typed) return [];
  const { address, gstin, poNumber } = typed.billing;
  return [
    ...(address ? addressLines(address, typed.customer.company) : []),
    ...(gstin ? [`GSTIN ${gstin}`] : []),
    ...(poNumber ? [`Purchase order ${poNumber}`] : []),
  ];
}

/** The page that shows this order without an account. */
export function orderHref({ order, shop }: OrderProps): string {
  const { orderId, accessKey, confirmation } = order;
  return new URL(paths.orderByKey(orderId, accessKey, confirmation?.token), shop.appUrl).href;
}

export const placedReason = ({ siteName }: MailedShop): string =>
  `You are receiving this email because an order was placed at ${siteName} with this address.`;

/** Unsubscribes from the status mails of the order. */
export const statusOptOut = ({ order, shop }: OrderProps): OptOut => ({
  words: "Stop emails about order status",
  href: new URL(serverPaths.unsubscribe(order.unsubscribeLink), shop.appUrl).href,
});

/** Returns the reason in the shop's own words as a sentence; empty when there is none. */
export function reasonSentence(reason: string | null | undefined): string {
  if (!reason) return "";
  // People seldom type a full stop after a reason; without it the next sentence would run on.
  const end = /[.!?…।]$/u.test(reason) ? "" : ".";
  return `The reason: ${reason}${end}`;
}
