import { longMoment } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { paths } from "@/lib/base/paths";
import { html } from "../html";
import { textParts, typedLines } from "../plain-text";
import {
  button,
  gap,
  heading,
  lines,
  paragraph,
  section,
  smallPrint,
  subheading,
  tag,
} from "./blocks";
import { letter, signature, type Letterhead } from "./letter";
import { questions, questionsText } from "./questions";

/** What somebody of the shop wrote to a customer, and what it is about. */
export interface ShopMessage {
  text: string;
  /** Who wrote it. */
  by: string;
  /** What the customer had written, which it answers; null where the shop began. */
  answers: { message: string; createdAt: Date } | null;
  /** The order that it is about. */
  order: { orderId: string; accessKey: string } | null;
}

function subjectOf({ answers, order }: ShopMessage, shop: Letterhead): string {
  if (order) return `${answers ? "Re: order" : "About your order"} ${order.orderId}`;
  return `Re: your message to ${shop.siteName}`;
}

function addressOf({ order }: ShopMessage, { appUrl }: Letterhead): string | undefined {
  return order ? new URL(paths.orderByKey(order.orderId, order.accessKey), appUrl).href : undefined;
}

function reasonOf({ answers }: ShopMessage, { siteName }: Letterhead): string {
  if (answers)
    return `You are receiving this email because somebody wrote to ${siteName} with this address.`;
  return `You are receiving this email because an order was placed at ${siteName} with this address.`;
}

function text(message: ShopMessage, shop: Letterhead): string {
  const { answers, order, by } = message;
  const address = addressOf(message, shop);
  const quoted = answers && typedLines(answers.message).map((line) => `> ${line}`.trimEnd());
  return textParts(
    typedLines(message.text).join("\n"),
    `${by}, ${shop.siteName}`,
    order && address ? `Order number: ${order.orderId}\n\nOpen the order:\n${address}` : false,
    answers && quoted
      ? `YOUR MESSAGE\n${longMoment(answers.createdAt)}\n\n${quoted.join("\n")}`
      : false,
    questionsText(shop),
    signature(shop, reasonOf(message, shop)),
  );
}

/** From a person of the shop to a customer; an answer to it goes to the shop's mailbox. */
export function shopMessage(message: ShopMessage, shop: Letterhead): MailContent {
  const { answers, order, by } = message;
  const subject = subjectOf(message, shop);
  const address = addressOf(message, shop);
  const sections = [
    section(
      [
        heading(order ? `About order ${order.orderId}` : "About your message"),
        paragraph(lines(typedLines(message.text))),
        paragraph(html`${by}, ${shop.siteName}`),
        ...(order && address
          ? [tag("Order number", order.orderId, ""), gap(20), button(address, "Open the order")]
          : []),
      ],
      "none",
    ),
    ...(answers
      ? [
          section([
            subheading("Your message"),
            smallPrint(longMoment(answers.createdAt)),
            paragraph(lines(typedLines(answers.message))),
          ]),
        ]
      : []),
    section(questions(shop)),
  ];
  return {
    subject,
    html: letter({
      shop,
      subject,
      preview: message.text.slice(0, 120),
      sections,
      reason: reasonOf(message, shop),
    }),
    text: text(message, shop),
  };
}
