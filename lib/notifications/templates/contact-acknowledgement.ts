import { said, sentences } from "@/lib/shop/content/phrases";
import { quoteLines } from "@/lib/inbox/quote";
import { longMoment } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { paths } from "@/lib/base/paths";
import { hoursRows } from "@/lib/shop/working-time/opening-hours";
import { html } from "../html";
import { textParts, wrap } from "../plain-text";
import {
  button,
  heading,
  lines,
  mailTo,
  paragraph,
  section,
  subheading,
  telephone,
} from "./blocks";
import type { MailedMessage } from "./contact-message";
import { letter, signature, type Letterhead } from "./letter";

const answerText = ({ claims }: Letterhead): string =>
  sentences(
    said`In business hours we respond ${claims.response}.`,
    said`We reply to quote requests ${claims.quoteReply}.`,
  ) || "We reply as soon as we can.";

/**
 * To the sender of a message. Of a request for a price it repeats figures and choices alone. Neither their message nor
 * their name nor what else they typed is repeated: the address is unproven, and the shop would carry anybody's text to
 * anybody.
 */
export function contactAcknowledgement(message: MailedMessage, shop: Letterhead): MailContent {
  const subject = `We have received your message`;
  const answer = answerText(shop);
  const thanks = "Thank you.";
  const received = `We received your message on ${longMoment(message.createdAt)}.`;
  const reason = `You are receiving this email because this address was given in the contact form of ${shop.siteName}. If that was not you, you do not need to do anything.`;
  const products = new URL(paths.products(), shop.appUrl).href;
  const hours = hoursRows(shop.openingHours).map(({ days, hours: open }) => `${days} ${open}`);
  const { request } = message;
  const asked = request ? quoteLines({ ...request, packaging: null, material: null }) : [];
  const urgent = html`Call ${telephone(shop.contactPhone)} or write to ${mailTo(shop.contactEmail)}.`;
  const sections = [
    section(
      [heading(thanks), paragraph(`${received} ${answer}`), button(products, "Browse products")],
      "none",
    ),
    ...(request ? [section([subheading("What you asked for"), paragraph(lines(asked))])] : []),
    section([subheading("Business hours"), paragraph(lines(hours))]),
    section([subheading("Is it urgent?"), paragraph(urgent)]),
  ];
  return {
    subject,
    html: letter({ shop, subject, preview: answer, sections, reason }),
    text: textParts(
      `${thanks}\n${wrap(`${received} ${answer}`)}`,
      request !== null && `WHAT YOU ASKED FOR\n\n${asked.join("\n")}`,
      `Browse products:\n${products}`,
      `BUSINESS HOURS\n\n${hours.join("\n")}`,
      `IS IT URGENT?\n\nCall ${shop.contactPhone} or write to ${shop.contactEmail}.`,
      signature(shop, reason),
    ),
  };
}
