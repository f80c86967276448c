import type { HowToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { Order } from "@/lib/orders/order";
import type { OrderStatus } from "@/lib/orders/status";
import type { Cancellation } from "@/lib/orders/status-text";

/** What every mail about an order may say, also to an address that nobody has proven. */
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

/** An order as its mails tell of it. Amounts in paise. */
export interface MailedOrder extends Told {
  /** Where the rest of its payment can go. */
  ways: HowToPay;
  accessKey: string;
  /** The text of the link that ends mails about its status. */
  unsubscribeLink: string;
  email: string;
  /** Null in a mail to an address that nobody has proven to be the customer's. */
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
