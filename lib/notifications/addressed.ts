import type { PrismaClient } from "@/lib/db/generated/client";
import { serverPaths } from "@/lib/base/server-paths";
import type { Mail, Mailbox, MailContent, OutgoingMail } from "@/lib/email/mail";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { MailedShop } from "./templates/layout";

export type About<Id extends string> = Extract<Mail, Record<Id, string>>;

/** What a mail is composed from. */
export interface MailContext {
  db: PrismaClient;
  settings: ShopSettings;
  shop: MailedShop;
  queuedAt: Date;
}

/** An email with its addresses. */
export type AddressedMail = MailContent &
  Pick<OutgoingMail, "to" | "replyTo" | "autoSubmitted" | "attachments" | "unsubscribe">;

export const shopMailbox = ({ siteName, contactEmail }: MailedShop): Mailbox => ({
  name: siteName,
  address: contactEmail,
});

/** Whom an answer to a mail to the shop goes to: its writer, where they have an email. */
export const writerMailbox = (name: string, address: string | null, shop: MailedShop): Mailbox =>
  address === null ? shopMailbox(shop) : { name, address };

/** Between the shop and a person: whose mail it is decides who is answered. */
export function addressed(content: MailContent, to: Mailbox, replyTo: Mailbox): AddressedMail {
  return { ...content, to, replyTo, autoSubmitted: "auto-generated" };
}

/** Where a mail program ends such mails with one request. */
export const oneClickHref = (link: string, { appUrl }: MailedShop): string =>
  new URL(serverPaths.oneClickUnsubscribe(link), appUrl).href;
