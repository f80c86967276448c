import "server-only";
import { unverifiedActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { NewsletterSubscription, PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { noteBadLink } from "@/lib/audit/attempts/note-bad-link";
import { isConfirmText, namedSubscription } from "./links";
import { confirmEnd } from "./lists";
import { lockSubscription, markConfirmed } from "./subscriptions";

export interface ConfirmOptions {
  db: PrismaClient;
  link: string;
  ipAddress: string;
}

/**
 * Confirms a newsletter subscription by its owner; confirming again changes nothing.
 * @throws AppError invalid_token for a link that is forged, expired or replaced by a newer one
 */
export async function confirmSubscription({ db, link, ipAddress }: ConfirmOptions): Promise<void> {
  const change = db.$transaction(async (tx) => {
    const row = await lockLinked(tx, link);
    if (row.state === "confirmed") return;
    const actor = unverifiedActor(row.email, "By a mailed link");
    await markConfirmed(tx, row, { actor, ipAddress }, { proof: "mailed_link" });
  });
  await change.catch(async (error: unknown) => {
    await noteBadLink(db, error, { event: "Newsletter Confirmation Failed", ipAddress });
    throw error;
  });
}

async function lockLinked(tx: Transaction, link: string): Promise<NewsletterSubscription> {
  const id = namedSubscription(link);
  const row = id && (await lockSubscription(tx, { id }));
  if (row && isConfirmText(link, row) && (row.state === "confirmed" || isOpen(row))) return row;
  throw new AppError(
    "invalid_token",
    "This link has expired or was replaced by a newer one. Tick the box again when you order, or in your account.",
  );
}

const isOpen = ({ state, linkSentAt }: NewsletterSubscription) =>
  state === "pending" && linkSentAt !== null && confirmEnd(linkSentAt) > new Date();
