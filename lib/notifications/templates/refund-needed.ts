import type { MailContent } from "@/lib/email/mail";
import type { OrderPayment } from "@/lib/orders/order-payment";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { ANY_GATEWAY, GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import { html } from "../html";
import { textParts } from "../plain-text";
import { button, gap, heading, paragraph, section, tag } from "./blocks";
import { letter, type Letterhead } from "./letter";

const REASON = "Sent to the shop's contact address when money does not go back by itself.";

export interface OverpaidOrder {
  orderId: string;
  payment: Pick<OrderPayment, "method" | "outstandingPaise">;
}

/** To the shop: a refund that a gateway did not make, with what is to be done about it. */
export function refundNeeded(order: OverpaidOrder, shop: Letterhead): MailContent {
  const { orderId, payment } = order;
  const overPaise = Math.max(0, -payment.outstandingPaise);
  const gateway = isGateway(payment.method) ? GATEWAY_TITLES[payment.method] : ANY_GATEWAY;
  const address = new URL(paths.adminOrder(orderId), shop.appUrl).href;
  const subject = `Please refund order ${orderId}`;
  const title = "A refund did not go through.";
  const copy =
    overPaise > 0
      ? `${formatRupees(overPaise)} of order ${orderId} is to be refunded, and ${gateway} did not do it. The audit log says why. Refund it again, or in another way, and record that with the order.`
      : `A refund of order ${orderId} did not go through at ${gateway}. It has since been settled. You do not need to do anything.`;
  return {
    subject,
    html: letter({
      shop,
      subject,
      preview: copy,
      sections: [
        section(
          [
            heading(html`${title}`),
            tag("Order number", orderId, formatRupees(overPaise)),
            gap(20),
            paragraph(copy),
            button(address, "Open the order"),
          ],
          "none",
        ),
      ],
      reason: REASON,
    }),
    text: textParts(title, copy, `Open the order:\n${address}`, `-- \n${shop.siteName}\n${REASON}`),
  };
}
