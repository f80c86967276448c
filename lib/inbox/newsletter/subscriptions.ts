import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { NewsletterSubscription } from "@/lib/db/generated/client";
import type { NewsletterProof, NewsletterSource } from "@/lib/db/generated/enums";

/**
 * The three states of an address, and the entries that they leave; who asks is the callers' matter. How many are in
 * which state is counted by the triggers `newsletter_subscriptions_tally_…`.
 */

export interface By {
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Locks the row of an address or an id. Undefined where there is none. The address's account is locked
 * before it, as by whoever begins with the account, so that neither waits for the other for good.
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

/** The row of an address, locked, and made where there is none yet. */
export async function lockAsked(
  tx: Transaction,
  { email, source }: { email: string; source: NewsletterSource },
): Promise<NewsletterSubscription> {
  await lockAccount(tx, email);
  const row = { email, source, requestedAt: new Date() };
  await tx.newsletterSubscription.createMany({ data: [row], skipDuplicates: true });
  const held = await lockSubscription(tx, { email });
  if (!held) throw new Error("The subscription was removed while it was asked for.");
  return held;
}

export async function markConfirmed(
  tx: Transaction,
  { id, email }: NewsletterSubscription,
  { actor, ipAddress }: By,
  how: { proof: NewsletterProof; source?: NewsletterSource },
): Promise<void> {
  const now = new Date();
  const asked = how.source && { source: how.source, requestedAt: now };
  await tx.newsletterSubscription.update({
    where: { id },
    data: {
      ...asked,
      state: "confirmed",
      confirmedAt: now,
      confirmedBy: how.proof,
      unsubscribedAt: null,
    },
    select: { id: true },
  });
  await tellAccount(tx, email, true);
  await recordAudit(tx, {
    event: "Newsletter Confirmed",
    actor,
    description: `${email} gets the newsletter`,
    ipAddress,
    details: { means: how.proof === "signed_in" ? "signed in" : "mailed link" },
  });
}

/** Keeps the row: it says that the address must not be written to, and since when. */
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
  await tellAccount(tx, email, false);
  await recordAudit(tx, {
    event: "Newsletter Ended",
    actor,
    description: `${email} no longer gets the newsletter`,
    ipAddress,
    details: { means },
  });
}

/** An account shows what its address chose elsewhere; an unproven one has no say, and learns nothing. */
async function tellAccount(tx: Transaction, email: string, newsletter: boolean): Promise<void> {
  await tx.user.updateMany({
    where: { email, emailVerifiedAt: { not: null } },
    data: { newsletter },
  });
}
