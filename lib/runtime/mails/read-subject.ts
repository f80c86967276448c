import "server-only";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { can } from "@/lib/base/permissions";
import { linkText } from "@/lib/identity/accounts/account-link";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import { invitationText } from "@/lib/identity/invitations/invitation-link";
import { breachFactsSchema } from "@/lib/messaging/email/breach-facts";
import { JobError } from "@/lib/messaging/queue/job-error";
import { confirmText, unsubscribeText } from "@/lib/messaging/newsletter/links";
import { confirmEnd } from "@/lib/messaging/newsletter/lists";
import type { MailedAccount, MailedLink } from "./templates/account/account-email";
import type { MailedMessage, WrittenMessage } from "./templates/contact";
import type {
  MailedCompanyInvitation,
  MailedInvitation,
  MailedSubscription,
} from "./templates/account/invitations";
import type { LowProduct } from "./templates/staff";

/** @throws JobError when the message does not exist */
export async function readMailedMessage(
  db: PrismaClient,
  id: string,
): Promise<MailedMessage & { language: string }> {
  const row = await db.contactMessage.findUnique({
    where: { id },
    select: {
      name: true,
      email: true,
      company: true,
      phone: true,
      message: true,
      createdAt: true,
      language: true,
      order: { select: { orderId: true } },
    },
  });
  if (!row) throw new JobError("the message is gone", true);
  return row;
}

/** A message that staff wrote, and its recipient. */
export interface ReadShopMessage {
  /** The address is null when they have no email. */
  to: { name: string; address: string | null };
  /** Language of the recipient. */
  language: string;
  written: WrittenMessage;
}

const WRITTEN = {
  name: true,
  email: true,
  message: true,
  createdAt: true,
  writtenBy: true,
  language: true,
  order: { select: { orderId: true, accessKey: true } },
} satisfies Prisma.ContactMessageSelect;

/** @throws JobError when the reply does not exist */
export async function readMailedReply(db: PrismaClient, id: string): Promise<ReadShopMessage> {
  const reply = await db.messageReply.findUnique({
    where: { id },
    select: { text: true, by: true, message: { select: WRITTEN } },
  });
  if (!reply) throw new JobError("the answer is gone", true);
  const { text, by, message } = reply;
  const { name, email: address, language, order, createdAt } = message;
  const answers = { message: message.message, createdAt };
  return { to: { name, address }, language, written: { text, by, answers, order } };
}

/** @throws JobError when the shop wrote no such message */
export async function readMailedShopMessage(
  db: PrismaClient,
  id: string,
): Promise<ReadShopMessage> {
  const row = await db.contactMessage.findUnique({ where: { id }, select: WRITTEN });
  if (!row?.writtenBy) throw new JobError("the message is gone", true);
  const { name, email: address, language, message: text, writtenBy: by, order } = row;
  return { to: { name, address }, language, written: { text, by, answers: null, order } };
}

/** Maximum products named in one mail; the list in the admin shows all. */
const MAX_NAMED = 50;

/** Products whose stock was found low at that moment and is still low. */
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

/** @throws JobError when the notice does not exist */
export async function readMailedBreach(db: PrismaClient, id: string) {
  const row = await db.breachNotice.findUnique({
    where: { id },
    select: { email: true, toBoard: true, reference: true, breach: { select: { facts: true } } },
  });
  if (!row) throw new JobError("the notice is gone", true);
  const { email, toBoard, reference, breach } = row;
  const notified = await db.breachNotice.count({ where: { reference, toBoard: false } });
  const language = await readLanguage(db, email);
  return { email, language, toBoard, notified, facts: breachFactsSchema.parse(breach.facts) };
}

/** Language of an address's owner: of their account, or of their last order without one. */
async function readLanguage(db: PrismaClient, email: string): Promise<string> {
  const select = { language: true } as const;
  const known =
    (await db.user.findUnique({ where: { email }, select })) ??
    (await db.order.findFirst({ where: { email }, orderBy: { createdAt: "desc" }, select }));
  return known?.language ?? DEFAULT_LANGUAGE;
}

const ACCOUNT = {
  select: { name: true, email: true, emailVerifiedAt: true, language: true },
} as const;

/** Anybody can open an account with a stranger's address, so the typed name is not mailed there. */
export const nameless = <Account extends MailedAccount>(account: Account): Account => ({
  ...account,
  name: "",
});

/** @throws JobError when the account does not exist */
export async function readMailedAccount(
  db: PrismaClient,
  id: string,
): Promise<MailedAccount & { language: string }> {
  const row = await db.user.findUnique({ where: { id }, ...ACCOUNT });
  if (!row) throw new JobError("the account is gone", true);
  return row.emailVerifiedAt ? row : nameless(row);
}

/** A link, and whether the account's address, which may differ from the link's, is verified. */
export interface ReadLink {
  link: MailedLink;
  /** Language of its owner. */
  language: string;
  emailVerified: boolean;
}

/** @throws JobError when no link of this purpose exists */
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
  if (!row) throw new JobError("the link is gone", true);
  const { user, usedAt, ...link } = row;
  const works = !usedAt && link.expiresAt > new Date();
  return {
    link: { ...link, works, account: user, secret: linkText({ id, purpose }) },
    language: user.language,
    emailVerified: user.emailVerifiedAt !== null,
  };
}

/** Undefined for an invitation that was accepted, withdrawn or has expired, because its link would not work. */
export async function readMailedInvitation(
  db: PrismaClient,
  id: string,
): Promise<MailedInvitation | undefined> {
  const row = await db.invitation.findFirst({
    where: { id, expiresAt: { gt: new Date() } },
    select: {
      email: true,
      role: true,
      createdAt: true,
      expiresAt: true,
      invitedBy: { select: { name: true } },
    },
  });
  return row ? { ...row, invitedBy: row.invitedBy.name, secret: invitationText(id) } : undefined;
}

/** The same for an invitation to a company. */
export async function readMailedCompanyInvitation(
  db: PrismaClient,
  id: string,
): Promise<(MailedCompanyInvitation & { language: string }) | undefined> {
  const row = await db.companyInvitation.findFirst({
    where: { id, expiresAt: { gt: new Date() } },
    select: {
      email: true,
      role: true,
      createdAt: true,
      expiresAt: true,
      invitedBy: { select: { name: true, role: true, language: true, emailVerifiedAt: true } },
      company: { select: { name: true } },
    },
  });
  if (!row) return undefined;
  const { invitedBy, company, ...invited } = row;
  const secret = invitationText(id, "company-invitation");
  const { name, role, language, emailVerifiedAt } = invitedBy;
  const isByShop = can(role, "admin.open");
  const isInviterVerified = emailVerifiedAt !== null;
  return {
    ...invited,
    invitedBy: name,
    isInviterVerified,
    isByShop,
    companyName: company.name,
    secret,
    language,
  };
}

/**
 * Undefined when the subscription was confirmed or declined already, or its link has expired.
 * @throws JobError when the subscription does not exist
 */
export async function readMailedSubscription(
  db: PrismaClient,
  id: string,
): Promise<(MailedSubscription & { language: string }) | undefined> {
  const row = await db.newsletterSubscription.findUnique({ where: { id } });
  if (!row) throw new JobError("the subscription is gone", true);
  const { email, language, state, linkSentAt } = row;
  if (state !== "pending" || !linkSentAt || confirmEnd(linkSentAt) <= new Date()) return undefined;
  return {
    email,
    language,
    confirmLink: confirmText({ id, linkSentAt }),
    unsubscribeLink: unsubscribeText("newsletter", id),
    sentAt: linkSentAt,
    expiresAt: confirmEnd(linkSentAt),
  };
}
