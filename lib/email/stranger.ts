import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Mail } from "./mail";

/** What bounds a mail that somebody unproven can cause (lib/limits/limits.ts). */
export type MailLimit = "strangerMails" | "strangerLinks" | "ownLinks";

export interface Stranger {
  address: string;
  limit: MailLimit;
}

type About<Id extends string> = Extract<Mail, Record<Id, string>>;

/** The other mails about orders go to the shop, or tell of what the shop's people did. */
const BY_ANYBODY: readonly Mail["template"][] = [
  "order-confirmation",
  "order-cancelled",
  "order-unconfirmed",
  "order-key",
  // The owner presses for it, and cannot know whose address it is.
  "payment-reminder",
];

/**
 * To whom a mail goes that an unproven party can cause. Null where it goes to the shop, to an address
 * that was proven to be the person's whom it is about, or tells of a row that is gone.
 */
export async function strangerOf(tx: Transaction, mail: Mail): Promise<Stranger | null> {
  // The shop's own people wrote it, or did what it tells of.
  if ("toldAt" in mail) return null;
  if ("replyId" in mail || "refundId" in mail || "returnId" in mail) return null;
  if ("orderId" in mail) return customerOf(tx, mail);
  if ("messageId" in mail) return writerOf(tx, mail);
  if ("linkId" in mail) return linkReaderOf(tx, mail);
  if ("subscriptionId" in mail) return askedOf(tx, mail);
  if ("invitationId" in mail) return invitedOf(tx, mail);
  const user = await tx.user.findUnique({
    where: { id: mail.userId },
    select: { email: true, emailVerifiedAt: true },
  });
  return user && !user.emailVerifiedAt ? mailTo(user.email) : null;
}

const mailTo = (address: string): Stranger => ({ address, limit: "strangerMails" });

async function askedOf(tx: Transaction, mail: About<"subscriptionId">): Promise<Stranger | null> {
  const asked = await tx.newsletterSubscription.findUnique({
    where: { id: mail.subscriptionId },
    select: { email: true },
  });
  return asked && mailTo(asked.email);
}

/** An admin types the address, and cannot know whose it is. */
async function invitedOf(tx: Transaction, mail: About<"invitationId">): Promise<Stranger | null> {
  const invited = await tx.invitation.findUnique({
    where: { id: mail.invitationId },
    select: { email: true },
  });
  return invited && { address: invited.email, limit: "strangerLinks" };
}

async function customerOf(tx: Transaction, mail: About<"orderId">): Promise<Stranger | null> {
  if (!BY_ANYBODY.includes(mail.template)) return null;
  const order = await tx.order.findUnique({
    where: { id: mail.orderId },
    select: { email: true, emailProven: true },
  });
  if (!order) return null;
  // Anybody who knows number and address can ask for one, however well the customer is known.
  if (mail.template === "order-key") return { address: order.email, limit: "strangerLinks" };
  return order.emailProven ? null : mailTo(order.email);
}

async function writerOf(tx: Transaction, mail: About<"messageId">): Promise<Stranger | null> {
  if (mail.template !== "contact-acknowledgement") return null;
  const message = await tx.contactMessage.findUnique({
    where: { id: mail.messageId },
    select: { email: true },
  });
  return message && mailTo(message.email);
}

async function linkReaderOf(tx: Transaction, mail: About<"linkId">): Promise<Stranger | null> {
  const link = await tx.accountToken.findUnique({
    where: { id: mail.linkId },
    select: { email: true, user: { select: { email: true, emailVerifiedAt: true } } },
  });
  if (!link) return null;
  const { email, user } = link;
  const isProven = user.emailVerifiedAt !== null;
  if (mail.template === "email-change-notice") return isProven ? null : mailTo(user.email);
  const isOwn = mail.template === "reset-password" && isProven;
  return { address: email, limit: isOwn ? "ownLinks" : "strangerLinks" };
}
