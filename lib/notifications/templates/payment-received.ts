import type { MailContent } from "@/lib/email/mail";
import { formatRupees } from "@/lib/pricing/money";
import { button, paragraph } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

/** To the customer, once all that an order comes to is in. */
export function paymentReceived(order: MailedOrder, shop: Letterhead): MailContent {
  const { orderId, payment } = order;
  const received = formatRupees(payment.paidPaise - payment.refundedPaise);
  return orderNews(order, shop, {
    subject: `Payment for order ${orderId} received`,
    preview: `${received} is in. Thank you.`,
    title: "Thank you for your payment.",
    copy: `We have received ${received}. Your order is fully paid.`,
    button: button(orderAddress(order, shop.appUrl), "Open your order"),
    parts: overPart(payment.outstandingPaise),
  });
}

function overPart(outstandingPaise: number) {
  if (outstandingPaise >= 0) return [];
  const text = `${formatRupees(-outstandingPaise)} is more than your order comes to. We will get in touch about it.`;
  return [{ title: "Paid too much", html: paragraph(text), text }];
}
