import "server-only";
import type { Db, Transaction } from "@/lib/db/client";
import { lockSubscription, markConfirmed, markUnsubscribed, type By } from "./subscriptions";

/** Updates an address's newsletter subscription when its account changes. Only a verified address is affected. */

/** Unsubscribes when the account switches the newsletter off or is deleted; the row stays as a record of that. */
export async function endAccountSubscription(
  tx: Transaction,
  { userId, means, ...by }: By & { userId: string; means: string },
): Promise<void> {
  const email = await provenAddress(tx, userId);
  const row = email && (await lockSubscription(tx, { email }));
  if (row) await markUnsubscribed(tx, row, by, means);
}

/** Moves the subscription to the account's new, just verified address: the consent belongs to the person. */
export async function moveSubscription(
  tx: Transaction,
  { from, to, ...by }: By & { from: string; to: string },
): Promise<void> {
  const row = from === to ? undefined : await lockSubscription(tx, { email: from });
  if (row?.state !== "confirmed") return;
  await markUnsubscribed(tx, row, by, "changed address");
  const { source, language, requestedAt } = row;
  const data = { email: to, source, language, requestedAt };
  await tx.newsletterSubscription.createMany({ data: [data], skipDuplicates: true });
  const moved = await lockSubscription(tx, { email: to });
  if (moved) await markConfirmed(tx, moved, by, { proof: "signed_in" });
}

export interface Consent {
  state: string;
  source: string;
  language: string;
  requestedAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

/** The consent of the account's address; null without one, or for an unverified address. */
export async function readConsent(db: Db, userId: string): Promise<Consent | null> {
  const email = await provenAddress(db, userId);
  const row = email && (await db.newsletterSubscription.findUnique({ where: { email } }));
  if (!row) return null;
  return {
    state: row.state,
    source: row.source,
    language: row.language,
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  };
}

async function provenAddress(db: Db, userId: string): Promise<string | undefined> {
  const account = await db.user.findFirst({
    where: { id: userId, emailVerifiedAt: { not: null } },
    select: { email: true },
  });
  return account?.email;
}
