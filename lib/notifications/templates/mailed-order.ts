import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { addressLines } from "@/lib/orders/addresses/postal-address";
import type { Order } from "@/lib/orders/order";
import type { OrderStatus } from "@/lib/orders/status";
import type { Cancellation } from "@/lib/orders/status-text";
import type { HowToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { OptOut, MailedShop } from "./layout";

/** What every email about an order may say, also to an address that nobody has proven. */
type Told = Pick<
  Order,
  | "orderId"
  | "createdAt"
  | "lines"
  | "promo"
  | "totals"
  | "gst"
  | "dispatchBy"
  | "deliverBy"
  | "tracking"
  | "payment"
>;

/** What its customer typed. */
type Typed = Pick<Order, "customer" | "shipTo" | "billing" | "note">;

/** An order as its emails tell of it. Amounts in paise. */
export interface MailedOrder extends Told {
  /** Where the rest of its payment can go. */
  ways: HowToPay;
  accessKey: string;
  /** The text of the link that ends emails about its status. */
  unsubscribeLink: string;
  /** Null: no mail goes to its customer. */
  email: string | null;
  /** Null in an email to an address that nobody has proven to be the customer's. */
  typed: Typed | null;
  /** What its reader is asked for; null where somebody vouches for the order already. */
  confirmation: MailedConfirmation | null;
  /** Who cancelled it, and why where that is told; null while it stands. */
  cancelled: (Cancellation & { reason?: string }) | null;
  /** Which status was a mistake and where the order stands instead; null where the last change was none. */
  correction: { from: OrderStatus; to: OrderStatus } | null;
}

export interface MailedConfirmation {
  /** Stands in the link beside the key. */
  token: string;
  /** When the order is cancelled without it; null: never. */
  until: Date | null;
}

/** The whole order, as the shop's own people read of it. */
export interface KnownOrder extends MailedOrder {
  typed: Typed;
}

/** What the components of emails about an order are given. */
export interface OrderProps {
  order: MailedOrder;
  shop: MailedShop;
}

const NOT_HERE = ["You can see the address on the page of your order."];

/** Name and address as they stand on a parcel, a line each; else where to read them. */
export function deliveryLines({ typed }: MailedOrder): string[] {
  return typed ? addressLines(typed.shipTo, typed.customer.company) : NOT_HERE;
}

/** What the buyer's books ask for, a line each; empty where nothing was given, or nobody may be told. */
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

/** Ends the emails about the status of the order. */
export const statusOptOut = ({ order, shop }: OrderProps): OptOut => ({
  words: "Stop emails about order status",
  href: new URL(serverPaths.unsubscribe(order.unsubscribeLink), shop.appUrl).href,
});

/** Why, in the shop's own words, as a sentence of its own; empty where it is not told. */
export function reasonSentence(reason: string | null | undefined): string {
  if (!reason) return "";
  // Whoever types a reason seldom ends it, and what follows would be read as its end.
  const end = /[.!?…।]$/u.test(reason) ? "" : ".";
  return `The reason: ${reason}${end}`;
}
