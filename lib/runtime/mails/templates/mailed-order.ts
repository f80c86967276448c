import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import { listTexts, type Order } from "@/lib/orders/order";
import { printedTexts } from "@/lib/orders/texts/texts";
import type { DueRow } from "@/lib/orders/due/due-rows";
import type { OrderStatus } from "@/lib/orders/status";
import type { Cancellation } from "@/lib/orders/status-text";
import type { HowToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { Translate } from "@/lib/i18n/translate";
import { pageHref, type OptOut, type MailedShop } from "./layout";

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
type BuyerDetails = Pick<Order, "customer" | "shipTo" | "billing" | "note">;

/** An order as its emails show it. Amounts in paise. */
export interface MailedOrder extends Told {
  /** True while a line waits for the approval of its proof. */
  awaitsApproval: boolean;
  /** Due rows. */
  due: readonly DueRow[];
  /** The ways to pay the rest. */
  ways: HowToPay;
  accessKey: string;
  /** The secret text of the link that unsubscribes from status mails. */
  unsubscribeLink: string;
  /** Null: no mail goes to its customer. */
  email: string | null;
  /** Null in an email to an unverified address. */
  buyerDetails: BuyerDetails | null;
  /** The confirmation that the reader is asked for; null when the order is verified already. */
  confirmation: MailedConfirmation | null;
  /** Actor of its cancellation, with the reason if public; null when it is not cancelled. */
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
  buyerDetails: BuyerDetails;
}

export interface OrderProps {
  order: MailedOrder;
  shop: MailedShop;
}

/** Name and address as on a parcel, one line each; without them, where to read them. */
export function deliveryLines({ order: { buyerDetails }, shop: { t } }: OrderProps): string[] {
  if (!buyerDetails) return [t("You can see the address on the page of your order.")];
  return addressLines(buyerDetails.shipTo, buyerDetails.customer.company);
}

/** Billing details, one line each; empty when none were given or the address is unverified. */
export function billingLines({ order: { buyerDetails }, shop: { t } }: OrderProps): string[] {
  if (!buyerDetails) return [];
  const { address, gstin } = buyerDetails.billing;
  return [
    ...(address ? addressLines(address, buyerDetails.customer.company) : []),
    ...(gstin ? [t("GSTIN {gstin}", { gstin })] : []),
    ...printedTexts(listTexts(buyerDetails)).map(({ label, value }) =>
      t(`${label} {number}`, { number: value }),
    ),
  ];
}

/** The page that shows this order without an account. */
export function orderHref({ order, shop }: OrderProps): string {
  const { orderId, accessKey, confirmation } = order;
  return pageHref(shop, paths.orderByKey(orderId, accessKey, confirmation?.token));
}

export const placedReason = ({ t, siteName: shop }: MailedShop): string =>
  t("You are receiving this email because an order was placed at {shop} with this address.", {
    shop,
  });

/** Unsubscribes from the status mails of the order. */
export const statusOptOut = ({ order, shop }: OrderProps): OptOut => ({
  words: shop.t("Stop emails about order status"),
  href: pageHref(shop, serverPaths.unsubscribe(order.unsubscribeLink)),
});

/** Returns the reason in the shop's own words as a sentence; empty when there is none. */
export function reasonSentence(reason: string | null | undefined, t: Translate): string {
  if (!reason) return "";
  // People seldom type a full stop after a reason; without it the next sentence would run on.
  const ends = /[.!?…।]$/u.test(reason);
  return ends ? t("The reason: {reason}", { reason }) : t("The reason: {reason}.", { reason });
}
