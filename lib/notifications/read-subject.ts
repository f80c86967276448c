import "server-only";
import { linkText } from "@/lib/identity/accounts/account-link";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import { quoteLines } from "@/lib/inbox/quote";
import { detailsOf } from "@/lib/inbox/queries";
import { invitationText } from "@/lib/identity/invitations/invitation-link";
import { MailError } from "@/lib/email/mail-error";
import { confirmText, unsubscribeText } from "@/lib/inbox/newsletter/links";
import { confirmEnd } from "@/lib/inbox/newsletter/lists";
import type { MailedAccount, MailedLink } from "./templates/account-email";
import type { MailedMessage, WrittenMessage } from "./templates/contact";
import type { MailedInvitation, MailedSubscription } from "./templates/invitations";
import type { LowProduct } from "./templates/staff";

/** @throws MailError when there is no such message */
export async function readMailedMessage(db: PrismaClient, id: string): Promise<MailedMessage> {
  const row = await db.contactMessage.findUnique({
    where: { id },
    select: {
      ...{ name: true, email: true, company: true, phone: true, message: true, createdAt: true },
      order: { select: { orderId: true } },
      ...{ request: true, attachment: { select: { name: true } } },
    },
  });
  if (!row) throw new MailError("the message is gone", true);
  const { request, attachment, ...message } = row;
  return { ...message, request: detailsOf(request), file: attachment?.name ?? null };
}

/** What somebody of the shop wrote, and to whom. */
export interface ReadShopMessage {
  /** The address is null where they have none. */
  to: { name: string; address: string | null };
  written: WrittenMessage;
}

const WRITTEN = {
  ...{ name: true, email: true, message: true, createdAt: true, writtenBy: true, request: true },
  order: { select: { orderId: true, accessKey: true } },
} satisfies Prisma.ContactMessageSelect;

/** @throws MailError when there is no such answer */
export async function readMailedReply(db: PrismaClient, id: string): Promise<ReadShopMessage> {
  const reply = await db.messageReply.findUnique({
    where: { id },
    select: { text: true, by: true, message: { select: WRITTEN } },
  });
  if (!reply) throw new MailError("the answer is gone", true);
  const { text, by, message } = reply;
  const { name, email: address, order, createdAt } = message;
  const request = detailsOf(message.request);
  const asked = request ? quoteLines(request).join("\n") : "";
  const answers = { message: [asked, message.message].filter(Boolean).join("\n\n"), createdAt };
  return { to: { name, address }, written: { text, by, answers, order } };
}

/** @throws MailError when the shop wrote no such message */
export async function readMailedShopMessage(
  db: PrismaClient,
  id: string,
): Promise<ReadShopMessage> {
  const row = await db.contactMessage.findUnique({ where: { id }, select: WRITTEN });
  if (!row?.writtenBy) throw new MailError("the message is gone", true);
  const { name, email: address, message: text, writtenBy: by, order } = row;
  return { to: { name, address }, written: { text, by, answers: null, order } };
}

/** A mail names no more; the list shows all. */
const MAX_NAMED = 50;

/** What was found to be low at that moment and still is. */
export function readLowProducts(db: PrismaClient, toldAt: string): Promise<LowProduct[]> {
  return db.product.findMany({
    where: {
      deletedAt: null,
      stockState: { in: ["low", "out-of-stock"] },
      lowStockNotice: { toldAt: new Date(toldAt) },
    },
    select: { name: true, sku: true, stockCount: true },
    orderBy: [{ stockCount: "asc" }, { name: "asc" }, { id: "asc" }],
    take: MAX_NAMED,
  });
}

const ACCOUNT = { select: { name: true, email: true, emailVerifiedAt: true } } as const;

/** Anybody can open an account with somebody else's address: what they call themselves is not mailed there. */
export const nameless = (account: MailedAccount): MailedAccount => ({ ...account, name: "" });

/** @throws MailError when there is no such account */
export async function readMailedAccount(db: PrismaClient, id: string): Promise<MailedAccount> {
  const row = await db.user.findUnique({ where: { id }, ...ACCOUNT });
  if (!row) throw new MailError("the account is gone", true);
  return row.emailVerifiedAt ? row : nameless(row);
}

/** A link, and whether the account's address, which may be another than the link's, was proven. */
export interface ReadLink {
  link: MailedLink;
  emailVerified: boolean;
}

/** @throws MailError when there is no such link of this purpose */
export async function readMailedLink(
  db: PrismaClient,
  id: string,
  purpose: AccountTokenPurpose,
): Promise<ReadLink> {
  const row = await db.accountToken.findUnique({
    where: { id, purpose },
    select: {
      email: true,
      previousEmail: true,
      createdAt: true,
      expiresAt: true,
      usedAt: true,
      user: ACCOUNT,
    },
  });
  if (!row) throw new MailError("the link is gone", true);
  const { user, usedAt, ...link } = row;
  const works = !usedAt && link.expiresAt > new Date();
  return {
    link: { ...link, works, account: user, secret: linkText({ id, purpose }) },
    emailVerified: user.emailVerifiedAt !== null,
  };
}

/** Undefined for one that was answered or withdrawn, or has expired: it would lead nowhere. */
export async function readMailedInvitation(
  db: PrismaClient,
  id: string,
): Promise<MailedInvitation | undefined> {
  const row = await db.invitation.findFirst({
    where: { id, expiresAt: { gt: new Date() } },
    select: {
      ...{ email: true, role: true, createdAt: true, expiresAt: true },
      invitedBy: { select: { name: true } },
    },
  });
  return row ? { ...row, invitedBy: row.invitedBy.name, secret: invitationText(id) } : undefined;
}

/**
 * Undefined where the question has been answered or its link has expired: there is nothing left to ask.
 * @throws MailError when there is no such subscription
 */
export async function readMailedSubscription(
  db: PrismaClient,
  id: string,
): Promise<MailedSubscription | undefined> {
  const row = await db.newsletterSubscription.findUnique({ where: { id } });
  if (!row) throw new MailError("the subscription is gone", true);
  const { email, state, linkSentAt } = row;
  if (state !== "pending" || !linkSentAt || confirmEnd(linkSentAt) <= new Date()) return undefined;
  return {
    email,
    confirmLink: confirmText({ id, linkSentAt }),
    unsubscribeLink: unsubscribeText("newsletter", id),
    sentAt: linkSentAt,
    expiresAt: confirmEnd(linkSentAt),
  };
}
