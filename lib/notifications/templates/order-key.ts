import type { MailContent } from "@/lib/email/mail";
import { button } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

const COPY =
  "Somebody asked for a new link to this order with your address. It works for 90 days and replaces the links in earlier emails. Anyone with this link can open the order, so please do not forward this email. If you did not ask for it, you do not need to do anything.";

/** To the address of an order whose link was lost or has expired. */
export function orderKey(order: MailedOrder, shop: Letterhead): MailContent {
  return orderNews(order, shop, {
    subject: `Your new link to order ${order.orderId}`,
    preview: "It works for 90 days.",
    title: "Your new link.",
    copy: COPY,
    button: button(orderAddress(order, shop.appUrl), "Open your order"),
    parts: [],
  });
}
