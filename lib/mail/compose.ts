import "server-only";
import addressparser from "nodemailer/lib/addressparser";
import type { PrismaClient } from "@/lib/db/generated/client";
import { readShopSettings } from "@/lib/settings/queries";
import type { Mail, Mailbox, MailContent, OutgoingMail } from "./mail";
import { readMailedMessage, readMailedOrder } from "./rows";
import { contactAcknowledgement } from "./templates/contact-acknowledgement";
import { contactMessage } from "./templates/contact-message";
import type { Letterhead } from "./templates/letter";
import { newOrder } from "./templates/new-order";
import { orderConfirmation } from "./templates/order-confirmation";

export interface Sender {
  /** Public origin of the shop. */
  appUrl: string;
  /** As in MAIL_FROM; without it the shop's name and contact address. */
  mailFrom?: string;
}

type Composed = MailContent & Pick<OutgoingMail, "to" | "replyTo" | "autoSubmitted">;

/** Between the shop and a person: whose mail it is decides who is answered. */
function addressed(content: MailContent, to: Mailbox, replyTo: Mailbox): Composed {
  return { ...content, to, replyTo, autoSubmitted: "auto-generated" };
}

async function write(db: PrismaClient, mail: Mail, head: Letterhead): Promise<Composed> {
  const shop = { name: head.siteName, address: head.contactEmail };
  if (mail.template === "order-confirmation" || mail.template === "new-order") {
    const order = await readMailedOrder(db, mail.orderId);
    const customer = { name: order.customerName, address: order.email };
    return mail.template === "new-order"
      ? addressed(newOrder(order, head), shop, customer)
      : addressed(orderConfirmation(order, head), customer, shop);
  }
  const message = await readMailedMessage(db, mail.messageId);
  const writer = { name: message.name, address: message.email };
  if (mail.template === "contact-message") {
    return addressed(contactMessage(message, head), shop, writer);
  }
  const answer = addressed(contactAcknowledgement(message, head), { ...writer, name: "" }, shop);
  return { ...answer, autoSubmitted: "auto-replied" };
}

/**
 * Reads what a queued mail tells of and writes it, with today's settings of the shop.
 * @throws MailError when the row is gone
 */
export async function composeMail(
  db: PrismaClient,
  mail: Mail,
  { appUrl, mailFrom }: Sender,
): Promise<Omit<OutgoingMail, "id" | "date">> {
  const { siteName, contactEmail, contactPhone, contactAddress } = await readShopSettings(db);
  const head = { siteName, contactEmail, contactPhone, contactAddress, appUrl };
  const given = mailFrom ? addressparser(mailFrom, { flatten: true })[0] : undefined;
  return {
    ...(await write(db, mail, head)),
    template: mail.template,
    from: given ?? { name: siteName, address: contactEmail },
    host: new URL(appUrl).hostname,
  };
}
