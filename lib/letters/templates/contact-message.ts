import { longMoment } from "@/lib/dates";
import type { MailContent } from "@/lib/mail/mail";
import { paths } from "@/lib/paths";
import { html } from "../html";
import { textParts, typedLines } from "../plain-text";
import {
  button,
  heading,
  lines,
  mailTo,
  paragraph,
  section,
  smallPrint,
  subheading,
  telephone,
} from "./blocks";
import { letter, type Letterhead } from "./letter";

export interface MailedMessage {
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string;
  /** The order that it is about. */
  order: { orderId: string } | null;
  createdAt: Date;
}

const REASON =
  "Sent from the shop. Answer it under Messages, where the answer is kept, or reply to this email, which goes to the sender.";

const inbox = ({ appUrl }: Letterhead) => new URL(paths.admin("messages"), appUrl).href;

function text(message: MailedMessage, shop: Letterhead): string {
  const sender = [message.name, message.company, message.email, message.phone];
  return textParts(
    `Message from ${message.name}\n${longMoment(message.createdAt)}`,
    message.order ? `About order ${message.order.orderId}` : false,
    typedLines(message.message).join("\n"),
    `Answer it:\n${inbox(shop)}`,
    `SENDER\n\n${sender.filter((line) => line !== null).join("\n")}`,
    `-- \n${shop.siteName}\n${REASON}`,
  );
}

/** To the shop; an answer goes to the sender. */
export function contactMessage(message: MailedMessage, shop: Letterhead): MailContent {
  const subject = `Message from ${message.name}${message.company ? `, ${message.company}` : ""}`;
  const sender = [
    message.name,
    message.company,
    mailTo(message.email),
    message.phone && telephone(message.phone),
  ];
  const sections = [
    section(
      [
        heading(html`Message from ${message.name}`),
        smallPrint(longMoment(message.createdAt)),
        ...(message.order
          ? [paragraph(html`<strong>About order ${message.order.orderId}</strong>`)]
          : []),
        paragraph(lines(typedLines(message.message))),
        button(inbox(shop), "Answer it"),
      ],
      "none",
    ),
    section([subheading("Sender"), paragraph(lines(sender.filter((line) => line !== null)))]),
  ];
  const preview = message.message.slice(0, 120);
  return {
    subject,
    html: letter({ shop, subject, preview, sections, reason: REASON }),
    text: text(message, shop),
  };
}
