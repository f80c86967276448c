import "server-only";
import { recordConsents } from "@/lib/audit/consents";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { NewsletterSubscription } from "@/lib/db/generated/client";
import type { NewsletterProof, NewsletterSource } from "@/lib/db/generated/enums";

/** The three states of an address and the audit entries of their changes; callers authorise the change. */

export interface By {
  actor: AuditActor;
  ipAddress: string;
}

/** Place of the request, and the text shown there. */
interface Requested {
  source: NewsletterSource;
  language: string;
}

/**
 * Locks the row of an address or an id; undefined when there is none. The address's account is locked first, in the
 * same order as callers that begin with the account, to avoid a deadlock.
 */
export async function lockSubscription(
  tx: Transaction,
  named: { email: string } | { id: string },
): Promise<NewsletterSubscription | undefined> {
  const known = await tx.newsletterSubscription.findUnique({ where: named });
  if (!known) return undefined;
  await lockAccount(tx, known.email);
  await tx.$queryRaw`
    SELECT "id" FROM "newsletter_subscriptions" WHERE "id" = ${known.id}::uuid FOR UPDATE`;
  return (await tx.newsletterSubscription.findUnique({ where: { id: known.id } })) ?? undefined;
}

async function lockAccount(tx: Transaction, email: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "users" WHERE "email" = ${email} FOR NO KEY UPDATE`;
}

/** Returns the row of an address, locked, and creates it when missing. */
export async function ensureSubscription(
  tx: Transaction,
  { email, source, language }: Requested & { email: string },
): Promise<NewsletterSubscription> {
  await lockAccount(tx, email);
  const row = { email, source, language, requestedAt: new Date() };
  await tx.newsletterSubscription.createMany({ data: [row], skipDuplicates: true });
  const locked = await lockSubscription(tx, { email });
  if (!locked) throw new Error("The subscription was removed while it was asked for.");
  return locked;
}

export async function markConfirmed(
  tx: Transaction,
  { id, email }: NewsletterSubscription,
  { actor, ipAddress }: By,
  { proof, ...how }: { proof: NewsletterProof } & Partial<Requested>,
): Promise<void> {
  const now = new Date();
  const requested = how.source && { ...how, requestedAt: now };
  await tx.newsletterSubscription.update({
    where: { id },
    data: {
      ...requested,
      state: "confirmed",
      confirmedAt: now,
      confirmedBy: proof,
      unsubscribedAt: null,
    },
    select: { id: true },
  });
  const means = proof === "signed_in" ? "signed in" : "mailed link";
  await recordChoice(tx, { email, given: true, means, ipAddress });
  await recordAudit(tx, {
    event: "Newsletter Confirmed",
    actor,
    description: `${email} gets the newsletter`,
    ipAddress,
    details: { means },
  });
}

/** Keeps the row as a record that the address must not be written to, and since when. */
export async function markUnsubscribed(
  tx: Transaction,
  { id, email, state }: NewsletterSubscription,
  { actor, ipAddress }: By,
  means: string,
): Promise<void> {
  if (state === "unsubscribed") return;
  await tx.newsletterSubscription.update({
    where: { id },
    data: { state: "unsubscribed", unsubscribedAt: new Date() },
    select: { id: true },
  });
  await recordChoice(tx, { email, given: false, means, ipAddress });
  await recordAudit(tx, {
    event: "Newsletter Ended",
    actor,
    description: `${email} no longer gets the newsletter`,
    ipAddress,
    details: { means },
  });
}

interface NewsletterChoice {
  email: string;
  given: boolean;
  means: string;
  ipAddress: string;
}

/** Records the choice of an address, and copies it to its account. Skips an unverified account. */
async function recordChoice(
  tx: Transaction,
  { email, given, ...by }: NewsletterChoice,
): Promise<void> {
  const [account] = await tx.user.updateManyAndReturn({
    where: { email, emailVerifiedAt: { not: null } },
    data: { newsletter: given },
    select: { id: true },
  });
  const userId = account?.id ?? null;
  await recordConsents(tx, [{ kind: "newsletter", given, contact: email, userId, ...by }]);
}
