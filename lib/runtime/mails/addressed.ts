import type { PrismaClient } from "@/lib/db/generated/client";
import { serverPaths } from "@/lib/base/server-paths";
import type { Mail, Mailbox, MailContent, OutgoingMail } from "@/lib/messaging/queue/mail";
import { spokenLanguage, type ShopSettings } from "@/lib/shop/settings/shop-settings";
import { getTranslate } from "@/lib/i18n/dictionaries";
import type { MailedShop } from "./templates/layout";

export type About<Id extends string> = Extract<Mail, Record<Id, string>>;

/** The data that a mail is composed from. `shop` speaks English, as to its own people. */
export interface MailContext {
  db: PrismaClient;
  settings: ShopSettings;
  shop: MailedShop;
  queuedAt: Date;
}

/** The shop's texts in a reader's language: English if the shop has no pages in it, to which the mail would link. */
export function speaking({ shop, settings }: MailContext, language: string): MailedShop {
  return { ...shop, t: getTranslate(spokenLanguage(settings, language)) };
}

export type AddressedMail = MailContent &
  Pick<OutgoingMail, "to" | "cc" | "replyTo" | "autoSubmitted" | "attachments" | "unsubscribe">;

export const shopMailbox = ({ siteName, contactEmail }: MailedShop): Mailbox => ({
  name: siteName,
  address: contactEmail,
});

/** Reply-To of a mail to the shop: its writer, when they have an email. */
export const writerMailbox = (name: string, address: string | null, shop: MailedShop): Mailbox =>
  address === null ? shopMailbox(shop) : { name, address };

/** Addresses a mail between the shop and a person, or several of a company; `replyTo` gets the replies. */
export function addressed(
  content: MailContent,
  to: Mailbox | readonly [Mailbox, ...Mailbox[]],
  replyTo: Mailbox,
): AddressedMail {
  const [first, ...others] = "address" in to ? [to] : to;
  const cc = others.length > 0 && { cc: others };
  return { ...content, to: first, ...cc, replyTo, autoSubmitted: "auto-generated" };
}

/** Address at which a mail program unsubscribes with one request. */
export const oneClickHref = (link: string, { appUrl }: MailedShop): string =>
  new URL(serverPaths.oneClickUnsubscribe(link), appUrl).href;
