import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { ORDER_UPDATES, type Mail } from "../queue/mail";

/** The rate limit for a mail that an unverified person can cause (lib/http/limits/limits.ts). */
export type MailLimit = "strangerMails" | "strangerLinks" | "ownLinks";

export interface Stranger {
  address: string;
  limit: MailLimit;
}

/** The customer has no email: such a mail is not queued. */
export const NOBODY = "nobody";

type About<Id extends string> = Extract<Mail, Record<Id, string>>;

const TO_SHOP: readonly Mail["template"][] = [
  "new-order",
  "refund-needed",
  "call-offs-asked",
  "proof-approved-shop",
  "proof-changes",
  "claim-received",
  "contact-message",
  "offer-requested",
  "offer-question",
  "offer-changes",
  "offer-declined",
];

/** Mails that anybody can trigger; other order mails report actions of staff. */
const BY_ANYBODY: readonly Mail["template"][] = [
  "order-confirmation",
  "order-cancelled",
  "order-unconfirmed",
  "order-key",
  // Staff trigger it, but cannot know who owns the address.
  "payment-reminder",
  "proof-sent",
  "artwork-needed",
  "artwork-checked",
  "proof-reminder",
  "proof-approved",
];

/**
 * The recipient of a mail that an unverified person can trigger. Null when the mail goes to the shop or to the verified
 * address of the person it is about, or when its row is gone.
 */
export async function findStranger(
  tx: Transaction,
  mail: Mail,
): Promise<Stranger | typeof NOBODY | null> {
  // A legal notice, which only the operator can trigger.
  if ("toldAt" in mail || "breachNoticeId" in mail) return null;
  // Only sent to members with a verified email.
  if ("companyId" in mail) return null;
  // Written by staff, or reports an action of staff.
  if ("claimId" in mail && TO_SHOP.includes(mail.template)) return null;
  if ("replyId" in mail || isOfMovement(mail)) {
    return (await hasReader(tx, mail)) ? null : NOBODY;
  }
  if ("orderId" in mail) return findCustomer(tx, mail);
  if ("offerId" in mail) return findBuyer(tx, mail.template, { id: mail.offerId });
  if ("offerMessageId" in mail) {
    return findBuyer(tx, mail.template, { messages: { some: { id: mail.offerMessageId } } });
  }
  if ("messageId" in mail) return readWriter(tx, mail);
  if ("linkId" in mail) return readLinkReader(tx, mail);
  if ("subscriptionId" in mail) return readRequester(tx, mail);
  if ("invitationId" in mail || "companyInvitationId" in mail) return readInvited(tx, mail);
  const user = await tx.user.findUnique({
    where: { id: "readerId" in mail ? mail.readerId : mail.userId },
    select: { email: true, emailVerifiedAt: true },
  });
  return user && !user.emailVerifiedAt ? mailTo(user.email) : null;
}

const mailTo = (address: string): Stranger => ({ address, limit: "strangerMails" });

async function readRequester(
  tx: Transaction,
  mail: About<"subscriptionId">,
): Promise<Stranger | null> {
  const requested = await tx.newsletterSubscription.findUnique({
    where: { id: mail.subscriptionId },
    select: { email: true },
  });
  return requested && mailTo(requested.email);
}

/** An admin or a company's owner types the address, and cannot know who owns it. */
async function readInvited(
  tx: Transaction,
  mail: About<"invitationId"> | About<"companyInvitationId">,
): Promise<Stranger | null> {
  const select = { email: true } as const;
  const invited =
    "invitationId" in mail
      ? await tx.invitation.findUnique({ where: { id: mail.invitationId }, select })
      : await tx.companyInvitation.findUnique({ where: { id: mail.companyInvitationId }, select });
  return invited && { address: invited.email, limit: "strangerLinks" };
}

/** True when the recipient has an email, and also when the row is gone, because the worker reports that. */
async function hasReader(tx: Transaction, mail: About<"replyId"> | Moved): Promise<boolean> {
  const order = { select: { email: true } } as const;
  if ("replyId" in mail) {
    const where = { id: mail.replyId };
    const reply = await tx.messageReply.findUnique({ where, select: { message: order } });
    return reply?.message.email !== null;
  }
  const moved = await readRefund(tx, mail, { order });
  return moved?.order.email !== null;
}

type Moved =
  | About<"refundId">
  | About<"returnId">
  | About<"creditNoteId">
  | About<"dispatchId">
  | About<"claimId">;

const isOfMovement = (mail: Mail): mail is Moved =>
  "refundId" in mail ||
  "returnId" in mail ||
  "creditNoteId" in mail ||
  "dispatchId" in mail ||
  "claimId" in mail;

function readRefund(tx: Transaction, mail: Moved, select: { order: { select: { email: true } } }) {
  if ("refundId" in mail) {
    return tx.orderRefund.findUnique({ where: { id: mail.refundId }, select });
  }
  if ("returnId" in mail) {
    return tx.orderReturn.findUnique({ where: { id: mail.returnId }, select });
  }
  if ("creditNoteId" in mail) {
    return tx.orderDocument.findUnique({ where: { id: mail.creditNoteId }, select });
  }
  if ("claimId" in mail) {
    return tx.orderClaim.findUnique({ where: { id: mail.claimId }, select });
  }
  return tx.orderDispatch.findUnique({ where: { id: mail.dispatchId }, select });
}

async function findCustomer(
  tx: Transaction,
  mail: About<"orderId">,
): Promise<Stranger | typeof NOBODY | null> {
  // Status mails are queued only when the customer wants them and has an email (`wantsMails` of LockedOrder).
  if (TO_SHOP.includes(mail.template) || ORDER_UPDATES.has(mail.template)) return null;
  const order = await tx.order.findUnique({
    where: { id: mail.orderId },
    select: { email: true, emailProven: true },
  });
  if (!order) return null;
  if (order.email === null) return NOBODY;
  if (!BY_ANYBODY.includes(mail.template)) return null;
  // Anybody who knows number and address can request it, even for a verified customer.
  if (mail.template === "order-key") return { address: order.email, limit: "strangerLinks" };
  return order.emailProven ? null : mailTo(order.email);
}

/** Anybody can trigger the receipt of a request; the other mails report texts of staff or the last day. */
async function findBuyer(
  tx: Transaction,
  template: Mail["template"],
  where: Prisma.OfferWhereInput,
): Promise<Stranger | typeof NOBODY | null> {
  if (TO_SHOP.includes(template)) return null;
  const offer = await tx.offer.findFirst({
    where,
    select: { email: true, user: { select: { email: true, emailVerifiedAt: true } } },
  });
  if (!offer) return null;
  const { email, user } = offer;
  if (email === null) return NOBODY;
  const isProven = Boolean(user?.emailVerifiedAt) && user?.email === email;
  return template === "offer-received" && !isProven ? mailTo(email) : null;
}

async function readWriter(
  tx: Transaction,
  mail: About<"messageId">,
): Promise<Stranger | typeof NOBODY | null> {
  if (TO_SHOP.includes(mail.template)) return null;
  const message = await tx.contactMessage.findUnique({
    where: { id: mail.messageId },
    select: { email: true },
  });
  if (!message) return null;
  if (message.email === null) return NOBODY;
  return mail.template === "contact-acknowledgement" ? mailTo(message.email) : null;
}

async function readLinkReader(tx: Transaction, mail: About<"linkId">): Promise<Stranger | null> {
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
