import { longMoment, span } from "@/lib/base/dates";
import type { MailContent } from "@/lib/email/mail";
import { html, type Html, type HtmlValue } from "../html";
import { textParts, wrap } from "../plain-text";
import type { MailedLink } from "./account";
import {
  button,
  gap,
  heading,
  link,
  paragraph,
  section,
  smallPrint,
  subheading,
  tag,
} from "./blocks";
import { letter, signature, type Leave, type Letterhead } from "./letter";

/** A link among words. */
interface Place {
  words: string;
  address: string;
}

/** A paragraph, for both parts of a mail. */
type Words = readonly (string | Place)[];

interface AccountLetter {
  shop: Letterhead;
  subject: string;
  preview: string;
  opening: readonly Words[];
  stamp?: { label: string; stamp: string; note: string };
  /** What the mail asks for, by a link that works once. */
  action?: { label: string; address: string; works: string };
  sections: readonly { title: string; content: readonly Words[] }[];
  reason: string;
  /** For a mail that one can do without. */
  leave?: Leave;
}

export const mailbox = (address: string): Place => ({
  words: address,
  address: `mailto:${encodeURI(address)}`,
});

export const telephone = (number: string): Place => ({
  words: number,
  address: `tel:${number.replace(/[^\d+]/g, "")}`,
});

/** A page of the shop; `path` is one of lib/base/paths.ts. */
export const page = (shop: Letterhead, path: string, words: string): Place => ({
  words,
  address: new URL(path, shop.appUrl).href,
});

/** "The link works once, for 30 minutes: until 21 November 2026 at 3:42 pm IST." */
export function worksOnce({
  createdAt,
  expiresAt,
}: Pick<MailedLink, "createdAt" | "expiresAt">): string {
  return `The link works once, for ${span(createdAt, expiresAt)}: until ${longMoment(expiresAt)}.`;
}

const unbroken = (address: string) => (address.startsWith("tel:") ? "white-space:nowrap" : "");

const asHtml = (words: Words): HtmlValue =>
  words.map((piece) =>
    typeof piece === "string" ? piece : link(piece.address, piece.words, unbroken(piece.address)),
  );

function asText(words: Words): string {
  const pieces = words.map((piece) => {
    if (typeof piece === "string") return piece;
    return piece.address.startsWith("http") ? `${piece.words} (${piece.address})` : piece.words;
  });
  return wrap(pieces.join(""));
}

/** The address stands in the open too, for readers whose mail program breaks buttons. */
function actionBlock({ label, address, works }: NonNullable<AccountLetter["action"]>): Html[] {
  return [
    gap(8),
    button(address, label),
    smallPrint(works),
    smallPrint(
      html`If the button does not open, copy this address:<br />${link(address, address)}`,
    ),
  ];
}

function text(parts: AccountLetter): string {
  const { subject, opening, stamp, action, sections, reason, shop, leave } = parts;
  return textParts(
    subject,
    ...opening.map(asText),
    stamp && `${stamp.label}: ${stamp.stamp}\n${stamp.note}`,
    action && `${action.label}:\n${action.address}`,
    action && wrap(action.works),
    ...sections.map(({ title, content }) =>
      [title.toUpperCase(), ...content.map(asText)].join("\n\n"),
    ),
    signature(shop, reason, leave),
  );
}

/** The form that all mails about accounts have: what happened, what to do, and what if it was not you. */
export function accountLetter(parts: AccountLetter): MailContent {
  const { shop, subject, preview, opening, stamp, action, reason, leave } = parts;
  const first = [
    heading(subject),
    ...opening.map((words) => paragraph(asHtml(words))),
    stamp && [tag(stamp.label, stamp.stamp, stamp.note), gap(14)],
    action && actionBlock(action),
  ];
  const others = parts.sections.map(({ title, content }) =>
    section([subheading(title), ...content.map((words) => paragraph(asHtml(words)))]),
  );
  const sections = [section(first, "none"), ...others];
  return {
    subject,
    html: letter({ shop, subject, preview, sections, reason, leave }),
    text: text(parts),
  };
}
