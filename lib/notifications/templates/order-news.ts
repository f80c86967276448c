import { longDate } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { serverPaths } from "@/lib/base/server-paths";
import type { Html, HtmlValue } from "../html";
import { textParts, wrap } from "../plain-text";
import { gap, heading, paragraph, section, subheading, tag } from "./blocks";
import { letter, signature, type Leave, type Letterhead } from "./letter";
import type { MailedOrder } from "./order";
import { orderAddress } from "./order-figures";
import { questions, questionsText } from "./questions";

/** A part of the mail: what the HTML shows and what the text part says. */
export interface NewsPart {
  title: string;
  html: HtmlValue;
  text: string;
}

export interface OrderNews {
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  title: string;
  /** One paragraph: what happened and what it means. */
  copy: string;
  /** Stands between the order's number and its button. */
  opening?: { html: HtmlValue; text: string };
  /** Money and goods of the customer's: no link ends such mails. */
  isAlwaysTold?: true;
  /** The button to the order. */
  button: Html;
  parts: readonly NewsPart[];
}

interface Ending {
  reason: string;
  leave: Leave | undefined;
}

function text(
  order: MailedOrder,
  shop: Letterhead,
  news: OrderNews,
  { reason, leave }: Ending,
): string {
  return textParts(
    news.title,
    wrap(news.copy),
    `Order number: ${order.orderId}\nOrder date:   ${longDate(order.createdAt)}`,
    news.opening?.text,
    `Open the order:\n${orderAddress(order, shop.appUrl)}`,
    ...news.parts.map((part) => `${part.title.toUpperCase()}\n\n${part.text}`),
    questionsText(shop),
    signature(shop, reason, leave),
  );
}

const leaveOf = ({ unsubscribeLink }: MailedOrder, { appUrl }: Letterhead): Leave => ({
  words: "Stop emails about order status",
  address: new URL(serverPaths.unsubscribe(unsubscribeLink), appUrl).href,
});

/** To the customer: something became of the order. */
export function orderNews(order: MailedOrder, shop: Letterhead, news: OrderNews): MailContent {
  const reason = `You are receiving this email because an order was placed at ${shop.siteName} with this address.`;
  const leave = news.isAlwaysTold ? undefined : leaveOf(order, shop);
  const opening = [
    heading(news.title),
    paragraph(news.copy),
    tag("Order number", order.orderId, `Placed on ${longDate(order.createdAt)}`),
    gap(20),
    news.opening?.html,
    news.button,
  ];
  const sections = [
    section(opening, "none"),
    ...news.parts.map((part) => section([subheading(part.title), part.html])),
    section(questions(shop)),
  ];
  const { subject, preview } = news;
  return {
    subject,
    html: letter({ shop, subject, preview, sections, reason, leave }),
    text: text(order, shop, news, { reason, leave }),
  };
}
