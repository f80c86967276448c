import type { MailContent } from "../mail";
import { button } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

const COPY =
  "Somebody asked for a new link to this order with your address. It works for 90 days, and links from earlier mails no longer do. Whoever has it can open the order, so pass this mail on to nobody. If you did not ask for it, nothing needs doing.";

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
