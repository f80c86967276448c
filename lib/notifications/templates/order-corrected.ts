import type { MailContent } from "@/lib/email/mail";
import { STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { button } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

/** To the customer who was mailed of a step that was a mistake. */
export function orderCorrected(
  order: MailedOrder,
  shop: Letterhead,
  { from, to }: NonNullable<MailedOrder["correction"]>,
): MailContent {
  const words = STATUS_TEXT[to];
  return orderNews(order, shop, {
    subject: `Correction: order ${order.orderId} ${words.state}`,
    preview: `It ${words.state}. Our last email was a mistake.`,
    title: "Our last email was a mistake.",
    copy: `We wrote that your order ${STATUS_TEXT[from].state}. That was not so, and we are sorry. ${stateSentence(words)} ${words.meaning}`,
    button: button(orderAddress(order, shop.appUrl), "Open the order"),
    parts: [],
  });
}
