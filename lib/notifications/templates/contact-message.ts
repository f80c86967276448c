import { longMoment } from "@/lib/base/dates";
import { quoteLines, type QuoteDetails } from "@/lib/inbox/quote";
import type { MailContent } from "@/lib/email/mail";
import { paths } from "@/lib/base/paths";
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
  /** What a price is asked for. */
  request: QuoteDetails | null;
  /** The name of the file that came with it; it stays in the shop, because nobody looked for a virus in it. */
  file: string | null;
  createdAt: Date;
}

const titleOf = ({ name, request }: MailedMessage) =>
  request ? `Request for a price from ${name}` : `Message from ${name}`;

/** Beside the message itself: what is asked for, and what came with it. */
function factsOf({ request, file }: MailedMessage): string[] {
  const asked = request ? quoteLines(request) : [];
  return file ? [...asked, `File: ${file} (download it under Messages)`] : asked;
}

const REASON =
  "Sent from the shop. Answer it under Messages, where the answer is kept, or reply to this email, which goes to the sender.";

const inbox = ({ appUrl }: Letterhead) => new URL(paths.admin("messages"), appUrl).href;

function text(message: MailedMessage, shop: Letterhead): string {
  const sender = [message.name, message.company, message.email, message.phone];
  return textParts(
    `${titleOf(message)}\n${longMoment(message.createdAt)}`,
    message.order ? `About order ${message.order.orderId}` : false,
    factsOf(message).join("\n") || false,
    typedLines(message.message).join("\n") || false,
    `Answer it:\n${inbox(shop)}`,
    `SENDER\n\n${sender.filter((line) => line !== null).join("\n")}`,
    `-- \n${shop.siteName}\n${REASON}`,
  );
}

/** To the shop; an answer goes to the sender. */
export function contactMessage(message: MailedMessage, shop: Letterhead): MailContent {
  const subject = `${titleOf(message)}${message.company ? `, ${message.company}` : ""}`;
  const sender = [
    message.name,
    message.company,
    mailTo(message.email),
    message.phone && telephone(message.phone),
  ];
  const sections = [
    section(
      [
        heading(titleOf(message)),
        smallPrint(longMoment(message.createdAt)),
        ...(message.order
          ? [paragraph(html`<strong>About order ${message.order.orderId}</strong>`)]
          : []),
        paragraph(lines(factsOf(message))),
        ...(message.message ? [paragraph(lines(typedLines(message.message)))] : []),
        button(inbox(shop), "Answer it"),
      ],
      "none",
    ),
    section([subheading("Sender"), paragraph(lines(sender.filter((line) => line !== null)))]),
  ];
  const preview = [...factsOf(message), message.message].join(" ").slice(0, 120);
  return {
    subject,
    html: letter({ shop, subject, preview, sections, reason: REASON }),
    text: text(message, shop),
  };
}
