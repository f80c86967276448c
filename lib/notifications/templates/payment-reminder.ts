import { longDate } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { formatRupees } from "@/lib/pricing/money";
import { button } from "./blocks";
import { payPart } from "./how-to-pay";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

/** To the customer of an order that is not paid yet, when the owner asks for it. */
export function paymentReminder(order: MailedOrder, shop: Letterhead): MailContent {
  const { orderId, payment } = order;
  const amount = formatRupees(payment.outstandingPaise);
  const part = payPart(order);
  return orderNews(order, shop, {
    subject: `Payment of ${amount} for order ${orderId}`,
    preview: payment.dueOn ? `Due on ${longDate(payment.dueOn)}` : "How to pay it",
    title: "A reminder of your payment.",
    copy: copyOf(order),
    button: button(orderAddress(order, shop.appUrl), "Open your order"),
    parts: part ? [part] : [],
  });
}

/** What has come in so far, and what is asked for. */
function copyOf({ payment: { outstandingPaise, paidPaise, refundedPaise } }: MailedOrder): string {
  const here = paidPaise - refundedPaise;
  const received = here > 0 ? ` Of your order, ${formatRupees(here)} is in. Thank you.` : "";
  return `${formatRupees(outstandingPaise)} of your order is still to be paid.${received} If you have paid in the meantime, there is nothing more to do.`;
}
