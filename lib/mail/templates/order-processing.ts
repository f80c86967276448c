import { estimatedDelivery } from "@/lib/orders/status";
import { promises } from "@/lib/promises";
import type { MailContent } from "../mail";
import { button, lines, paragraph } from "./blocks";
import { fullDate } from "./dates";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { addressLines, orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

const COPY = `We have begun to make your order. Production takes ${promises.production}; we mail you the tracking details when it leaves our workshop. From now on it can no longer be cancelled.`;

/** To the customer when production begins. */
export function orderProcessing(order: MailedOrder, shop: Letterhead): MailContent {
  const arrival = fullDate(estimatedDelivery(order.createdAt));
  const address = addressLines(order);
  return orderNews(order, shop, {
    subject: `Order ${order.orderId} is in production`,
    preview: `Estimated delivery: ${arrival}`,
    title: "Your order is in production.",
    copy: COPY,
    button: button(orderAddress(order, shop.appUrl), "Open the order"),
    parts: [
      { title: "Estimated delivery", html: paragraph(arrival), text: arrival },
      {
        title: "Delivery address",
        html: paragraph(lines(address)),
        text: address.join("\n"),
      },
    ],
  });
}
