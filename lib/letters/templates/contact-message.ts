import { longMoment } from "@/lib/dates";
import type { MailContent } from "@/lib/mail/mail";
import { html } from "../html";
import { textParts } from "../plain-text";
import {
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
  createdAt: Date;
}

const REASON = "Sent from the contact form. Your reply to this email goes to the sender.";

const linesOf = (message: string) => message.split(/\r\n|\r|\n/);

function text(message: MailedMessage, shop: Letterhead): string {
  const sender = [message.name, message.company, message.email, message.phone];
  return textParts(
    `Message from ${message.name}\n${longMoment(message.createdAt)}`,
    linesOf(message.message).join("\n"),
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
        paragraph(lines(linesOf(message.message))),
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
