import { said, sentences } from "@/lib/shop/content/phrases";
import { fullDate, longDate } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { deliveryText } from "@/lib/orders/delivery-date";
import { STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { button, lines, paragraph } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { deliveryLines, orderAddress } from "./order-figures";
import { orderNews } from "./order-news";

const copyOf = ({ claims }: Letterhead): string =>
  sentences(
    said`Production takes ${claims.production}.`,
    "We email you the tracking details when it leaves our workshop.",
    STATUS_TEXT.Processing.meaning,
  );

/** To the customer when production begins. */
export function orderProcessing(order: MailedOrder, shop: Letterhead): MailContent {
  const arrival = deliveryText(order, fullDate, longDate);
  const address = deliveryLines(order);
  return orderNews(order, shop, {
    subject: `Order ${order.orderId} ${STATUS_TEXT.Processing.state}`,
    preview: `Estimated delivery: ${arrival}`,
    title: stateSentence(STATUS_TEXT.Processing),
    copy: copyOf(shop),
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
