import "server-only";
import { linkText } from "@/lib/accounts/account-link";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import { MailError } from "@/lib/mail/mail-error";
import { confirmText, unsubscribeText } from "@/lib/newsletter/links";
import { confirmEnd } from "@/lib/newsletter/lists";
import { confirmationToken } from "@/lib/orders/confirmation-token";
import { isUnconfirmed } from "@/lib/orders/status";
import { cancelledUnlessConfirmed } from "@/lib/orders/unconfirmed-time";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import type { MailedAccount, MailedLink } from "./templates/account";
import type { MailedMessage } from "./templates/contact-message";
import type { MailedSubscription } from "./templates/newsletter-confirmation";
import type { KnownOrder, MailedConfirmation } from "./templates/order";

const LINES = {
  select: {
    name: true,
    thumbnailImage: true,
    packSize: true,
    pricePaise: true,
    quantity: true,
    lineTotalPaise: true,
  },
  orderBy: { position: "asc" },
} as const;

const CANCELLED = { where: { status: "Cancelled" }, select: { party: true }, take: 1 } as const;

/** An order as the shop's own people read of it, and how far its customer is known. */
export interface ReadOrder {
  order: KnownOrder;
  emailProven: boolean;
  /** Null where somebody vouches for the order already. */
  confirmation: MailedConfirmation | null;
  /** Whether its customer wants to hear of its status; the rest of its mails always comes. */
  wantsUpdates: boolean;
}

/** @throws MailError when there is no such order */
export async function readMailedOrder(
  db: PrismaClient,
  id: string,
  settings: ShopSettings,
): Promise<ReadOrder> {
  const row = await db.order.findUnique({
    where: { id },
    include: { lines: LINES, history: CANCELLED, user: { select: { orderUpdates: true } } },
  });
  if (!row) throw new MailError("the order is gone", true);
  const { trackingCarrier: carrier, trackingNumber: number, trackingUrl: url } = row;
  const order = {
    ...row,
    customer: row,
    cancelledBy: row.history[0]?.party ?? null,
    confirmation: null,
    unsubscribeLink: unsubscribeText("orders", id),
    tracking: carrier && number ? { carrier, number, url } : null,
    lines: row.lines.map((line) => ({ ...line, lineTotalPaise: Number(line.lineTotalPaise) })),
    subtotalPaise: Number(row.subtotalPaise),
    discountPaise: Number(row.discountPaise),
    shippingPaise: Number(row.shippingPaise),
    taxPercent: row.taxPercent.toNumber(),
    taxPaise: Number(row.taxPaise),
    totalPaise: Number(row.totalPaise),
  };
  const confirmation = isUnconfirmed(row)
    ? { token: confirmationToken(row), until: cancelledUnlessConfirmed(row, settings) }
    : null;
  const wantsUpdates = row.orderUpdates && (row.user?.orderUpdates ?? true);
  return { order, emailProven: row.emailProven, confirmation, wantsUpdates };
}

/** @throws MailError when there is no such message */
export async function readMailedMessage(db: PrismaClient, id: string): Promise<MailedMessage> {
  const row = await db.contactMessage.findUnique({
    where: { id },
    select: { name: true, email: true, company: true, phone: true, message: true, createdAt: true },
  });
  if (!row) throw new MailError("the message is gone", true);
  return row;
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
