import { said, sentences } from "@/lib/shop/content/phrases";
import type { MailContent } from "@/lib/email/mail";
import type { Tracking } from "@/lib/orders/order";
import { STATUS_TEXT, stateSentence } from "@/lib/orders/status-text";
import { formatRupees } from "@/lib/pricing/money";
import type { HtmlValue } from "../html";
import { button, gap, lines, link, paragraph, tag } from "./blocks";
import type { Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { deliveryLines, orderAddress, orderText } from "./order-figures";
import { orderNews } from "./order-news";
import { orderTable } from "./order-table";

/** Whoever takes the parcel in has to have it at hand. */
function cashText({ method, outstandingPaise }: MailedOrder["payment"]): string {
  if (method !== "cod" || outstandingPaise <= 0) return "";
  return `Please have ${formatRupees(outstandingPaise)} in cash ready when it arrives.`;
}

const WORDS = {
  "order-shipped": {
    subject: (number: string) => `Order ${number} ${STATUS_TEXT.Shipped.state}`,
    title: stateSentence(STATUS_TEXT.Shipped),
    copy: ({ typed, payment }: MailedOrder, { claims }: Letterhead) =>
      sentences(
        STATUS_TEXT.Shipped.meaning,
        said`Delivery takes ${claims.delivery} from there.`,
        cashText(payment),
        typed ? "The invoice is attached." : "The order page has the invoice.",
      ),
  },
  "order-tracking": {
    subject: (number: string) => `Tracking details for order ${number}`,
    title: "Your tracking details.",
    copy: () => "Track your order with the details below. They replace any that we sent earlier.",
  },
};

function trackingText({ carrier, number, url }: Tracking): string {
  const facts = `Carrier:         ${carrier}\nTracking number: ${number}`;
  return url ? `${facts}\n\nTrack the parcel:\n${url}` : facts;
}

function trackingTag({ carrier, number, url }: Tracking): HtmlValue {
  return [
    tag("Tracking number", number, `With ${carrier}`),
    gap(20),
    url && button(url, "Track the parcel"),
  ];
}

/** To the customer when the order leaves the workshop, and when its tracking details change. */
export function orderShipped(
  order: MailedOrder,
  shop: Letterhead,
  template: keyof typeof WORDS,
): MailContent {
  const { tracking } = order;
  const words = WORDS[template];
  const address = deliveryLines(order);
  const orderPage = orderAddress(order, shop.appUrl);
  return orderNews(order, shop, {
    ...words,
    subject: words.subject(order.orderId),
    copy: words.copy(order, shop),
    preview: tracking
      ? `${tracking.carrier}, ${tracking.number}`
      : `${order.orderId} has left our workshop`,
    opening: tracking
      ? { html: trackingTag(tracking), text: trackingText(tracking) }
      : {
          html: paragraph("It has no tracking number."),
          text: "It has no tracking number.",
        },
    // One button leads on; where that is the carrier's, the order has a plain link.
    button: tracking?.url
      ? paragraph(link(orderPage, "Open the order"))
      : button(orderPage, "Open the order"),
    parts: [
      { title: "Delivery address", html: paragraph(lines(address)), text: address.join("\n") },
      {
        title: "Items",
        html: orderTable(order, shop.appUrl),
        text: orderText(order),
      },
    ],
  });
}
