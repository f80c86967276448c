import "server-only";
import { MINUTE_MS } from "@/lib/base/india-time";
import { authenticId, signLink } from "@/lib/base/secrets/mac";
import type { Db, Transaction } from "@/lib/db/client";
import { AccountTokenPurpose } from "@/lib/db/generated/enums";
import { AppError } from "@/lib/base/errors";
import { lockAccount, type LockedAccount } from "@/lib/identity/session/lock-account";
import { toActor } from "@/lib/audit/record";
import type { AuditEvent } from "@/lib/audit/events";
import type { PrismaClient } from "@/lib/db/generated/client";
import { countAttempt } from "@/lib/audit/attempts/count-attempt";
import { DATABASE_LIMITS } from "@/lib/http/limits/limits";
import { rateLimited } from "@/lib/http/limits/rate-limited";
import type { Mail } from "@/lib/messaging/queue/mail";
import { queueMail } from "@/lib/messaging/email/queue";

/**
 * Mailed links, which prove that the person who opens them reads that mailbox. A link is valid only while the account
 * still has the address that it had when the link was made, so after a change of address the former mailbox opens
 * nothing. The text of a link is the id of its row and a MAC over id and purpose, so neither the table nor the mail
 * queue holds anything that opens an account.
 */

const LIFETIME_MS: Record<AccountTokenPurpose, number> = {
  reset_password: 30 * MINUTE_MS,
  verify_email: 7 * 24 * 60 * MINUTE_MS,
  change_email: 24 * 60 * MINUTE_MS,
};

export interface LinkSubject {
  purpose: AccountTokenPurpose;
  userId: string;
  /** The address that the link is mailed to and proves. */
  email: string;
  /** For a change of address: the address that it replaces. */
  previousEmail?: string;
}

/** Stores a link and returns its row's id; earlier links of the same kind stop working. */
export async function createLink(tx: Transaction, subject: LinkSubject): Promise<string> {
  await retireLinks(tx, subject.userId, [subject.purpose]);
  const { id } = await tx.accountToken.create({
    data: { ...subject, expiresAt: new Date(Date.now() + LIFETIME_MS[subject.purpose]) },
    select: { id: true },
  });
  return id;
}

/** Invalidates the account's links, all or only some kinds, because their reason is out of date. */
export async function retireLinks(
  tx: Transaction,
  userId: string,
  purposes: AccountTokenPurpose[] = Object.values(AccountTokenPurpose),
): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, purpose: { in: purposes }, usedAt: null },
    data: { usedAt: new Date() },
  });
}

/** The secret text of a stored link, as the mail contains it. */
export function linkText({ id, purpose }: { id: string; purpose: AccountTokenPurpose }): string {
  return signLink(purpose, id);
}

export interface MailedLink {
  id: string;
  purpose: AccountTokenPurpose;
  userId: string;
  /** The address that the link proves. */
  email: string;
  user: { name: string; email: string; company: string | null };
}

/**
 * Reads a link without using it up.
 * @throws AppError invalid_token for a link that is unknown, used, expired or for an address that the account no longer
 * has
 */
export async function findLink(
  db: Db,
  text: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<MailedLink> {
  const id = authenticId(text, purposes);
  const link = id && (await readLink(db, id, purposes));
  if (!link || !isOfAddress(link, link.user.email)) throw unusable();
  return link;
}

/**
 * Uses a link up, once, even in a race, and locks the account that the link is for.
 * @throws AppError invalid_token
 */
export async function redeemLink(
  tx: Transaction,
  text: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<{ link: MailedLink; account: LockedAccount }> {
  const { id, userId } = await findLink(tx, text, purposes);
  const account = await lockAccount(tx, userId);
  // Reads the link again under the lock.
  const link = await readLink(tx, id, purposes);
  if (!account || !link || !isOfAddress(link, account.email)) throw unusable();
  await tx.accountToken.update({
    where: { id },
    data: { usedAt: new Date() },
    select: { id: true },
  });
  return { link, account };
}

function readLink(db: Db, id: string, purposes: readonly AccountTokenPurpose[]) {
  return db.accountToken.findFirst({
    where: { id, purpose: { in: [...purposes] }, usedAt: null, expiresAt: { gt: new Date() } },
    select: {
      id: true,
      purpose: true,
      userId: true,
      email: true,
      previousEmail: true,
      user: { select: { name: true, email: true, company: true } },
    },
  });
}

function isOfAddress(
  {
    purpose,
    email,
    previousEmail,
  }: Omit<LinkSubject, "userId" | "previousEmail"> & {
    previousEmail: string | null;
  },
  present: string,
): boolean {
  return present === (purpose === "change_email" ? previousEmail : email);
}

function unusable(): AppError {
  return new AppError(
    "invalid_token",
    "This link has been used or has expired. Please request a new one.",
  );
}

/**
 * Counts a link mail for the account against the rate limit. One above the limit is recorded in the audit log as a
 * failed `event`.
 * @throws AppError rate_limited with Retry-After
 */
export async function consumeLinkMail(
  db: PrismaClient,
  account: Parameters<typeof toActor>[0],
  event: AuditEvent,
  ipAddress: string,
): Promise<void> {
  await countAttempt(db, [{ limit: "requestedLinks", subject: account.id }], {
    event,
    actor: toActor(account),
    description: `Too many links were requested for ${account.email}: refused`,
    ipAddress,
  });
}

/**
 * Queues the mail with a link, or throws so that the transaction that made the link rolls back: the earlier link must
 * not be retired for a link that is never sent.
 * @throws AppError rate_limited when the address has been sent its maximum of mails
 */
export async function queueLinkMail(tx: Transaction, ...mails: Mail[]): Promise<void> {
  const withheld = await queueMail(tx, ...mails);
  if (withheld.length === 0) return;
  throw rateLimited(
    "We have sent too many emails to this address. Look for the latest one, or try again in an hour.",
    DATABASE_LIMITS.strangerLinks.seconds,
  );
}
