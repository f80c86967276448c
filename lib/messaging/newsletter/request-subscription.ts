import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import type { Transaction } from "@/lib/db/client";
import type { NewsletterSubscription } from "@/lib/db/generated/client";
import type { NewsletterSource } from "@/lib/db/generated/enums";
import { queueMail } from "@/lib/messaging/email/queue";
import { confirmEnd } from "./lists";
import { ensureSubscription, markConfirmed, type By } from "./subscriptions";

export interface SubscriptionRequest extends By {
  email: string;
  source: NewsletterSource;
  /** The signed-in account, if any. */
  userId: string | null;
  /** Language of the page; English by default. */
  language?: string | undefined;
}

/**
 * Handles a newsletter request. A signed-in account with this verified address is subscribed at once; any other address
 * is mailed one link, and no second one while that is valid.
 */
export async function requestSubscription(
  tx: Transaction,
  request: SubscriptionRequest,
): Promise<void> {
  const { email, source, userId, language = DEFAULT_LANGUAGE } = request;
  const isProven = userId !== null && (await hasProven(tx, userId, email));
  const row = await ensureSubscription(tx, { email, source, language });
  if (row.state === "confirmed") return;
  if (isProven) return markConfirmed(tx, row, request, { proof: "signed_in", source, language });
  if (maySubscribe(row)) await mailLink(tx, row, { ...request, language });
}

/** An address that declined the confirmation itself is not asked again. */
function maySubscribe({ state, confirmedAt, linkSentAt }: NewsletterSubscription): boolean {
  if (state === "unsubscribed" && !confirmedAt) return false;
  return linkSentAt === null || confirmEnd(linkSentAt) <= new Date();
}

async function hasProven(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const account = await tx.user.findFirst({
    where: { id: userId, email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  return account !== null;
}

async function mailLink(
  tx: Transaction,
  { id, email }: NewsletterSubscription,
  { source, language, actor, ipAddress }: SubscriptionRequest & { language: string },
): Promise<void> {
  const withheld = await queueMail(tx, { template: "newsletter-confirmation", subscriptionId: id });
  if (withheld.length > 0) return;
  const now = new Date();
  await tx.newsletterSubscription.update({
    where: { id },
    data: { state: "pending", source, language, requestedAt: now, linkSentAt: now },
    select: { id: true },
  });
  await recordAudit(tx, {
    event: "Newsletter Requested",
    actor,
    description: `The newsletter was requested for ${email}; a link to confirm it was mailed`,
    ipAddress,
    details: { source },
  });
}
