import type { MailContent } from "@/lib/email/mail";
import { button } from "./blocks";
import { CONFIRM, confirmLinkText } from "./confirm-text";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress, orderText } from "./order-figures";
import { orderNews } from "./order-news";
import { orderTable } from "./order-table";

/** An order that was confirmed while the mail waited. */
const SETTLED = "This order has since been confirmed. You do not need to do anything.";

/** To the customer of an order that nobody has confirmed, before it is cancelled. */
export function orderUnconfirmed(order: MailedOrder, shop: Letterhead): MailContent {
  const { confirmation, orderId } = order;
  const copy = confirmation ? confirmLinkText(confirmation) : SETTLED;
  return orderNews(order, shop, {
    subject: `Please confirm order ${orderId}`,
    preview: "Open the order and press Confirm Order.",
    title: "Please confirm your order.",
    copy,
    button: button(orderAddress(order, shop.appUrl), confirmation ? CONFIRM : "Open the order"),
    parts: [
      {
        title: "What was ordered",
        html: orderTable(order, shop.appUrl),
        text: orderText(order),
      },
    ],
  });
}
