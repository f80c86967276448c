import type { MailContent } from "@/lib/email/mail";
import { wrap } from "../plain-text";
import { button, paragraph } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

const SHOWN =
  "We read every review before it is shown. It stands on the product's page with your first name and an initial, or the name that you choose, and says that you bought it.";

/** To the customer some days after the order arrived, once. */
export function reviewRequest(order: MailedOrder, shop: Letterhead): MailContent {
  return orderNews(order, shop, {
    subject: `How is what you ordered? (${order.orderId})`,
    preview: "Two lines from you help the next buyer.",
    title: "How is what you ordered?",
    copy: "Your order has been with you for some days. Is the board stiff enough, the print right, the size as you expected? Two lines from you help other businesses to choose, and us to do better.",
    button: button(`${orderAddress(order, shop.appUrl)}#reviews`, "Write a review"),
    parts: [{ title: "What happens to it", html: paragraph(SHOWN), text: wrap(SHOWN) }],
  });
}
