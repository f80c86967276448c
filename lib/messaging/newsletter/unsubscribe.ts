import "server-only";
import { recordConsents } from "@/lib/audit/consents";
import { recordAudit, unverifiedActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { readUnsubscribeText } from "./links";
import type { MailList } from "./lists";
import { lockSubscription, markUnsubscribed } from "./subscriptions";

export interface UnsubscribeOptions {
  db: PrismaClient;
  link: string;
  ipAddress: string;
}

const LINK_HOLDER = "By a mailed link";

/**
 * Unsubscribes from the mails that a link names. Possession of the mail is enough; repeating it changes nothing.
 * Returns the list.
 * @throws AppError invalid_token for a forged link
 */
export async function unsubscribe({ db, link, ipAddress }: UnsubscribeOptions): Promise<MailList> {
  const named = readUnsubscribeText(link);
  if (!named) {
    throw new AppError(
      "invalid_token",
      "This link is incomplete. Open it again from the email, or write to us.",
    );
  }
  const { list, id } = named;
  await db.$transaction((tx) =>
    list === "newsletter" ? endNewsletter(tx, id, ipAddress) : endOrderMails(tx, id, ipAddress),
  );
  return list;
}

async function endNewsletter(tx: Transaction, id: string, ipAddress: string): Promise<void> {
  const row = await lockSubscription(tx, { id });
  if (!row) return;
  const by = { actor: unverifiedActor(row.email, LINK_HOLDER), ipAddress };
  await markUnsubscribed(tx, row, by, "mailed link");
}

/**
 * For an account, changes its setting. For a guest order, or an order with another address than the account's, stops
 * the order's own mails and those of the other guest orders of that address.
 */
async function endOrderMails(tx: Transaction, id: string, ipAddress: string): Promise<void> {
  const order = await tx.order.findUnique({
    where: { id },
    select: { orderId: true, email: true, userId: true, user: { select: { email: true } } },
  });
  // A customer without an email gets no mails.
  if (!order?.email) return;
  const { email, userId, orderId } = order;
  const isAccounts = userId !== null && order.user?.email === email;
  const { count } = isAccounts
    ? await tx.user.updateMany({
        where: { id: userId, orderUpdates: true },
        data: { orderUpdates: false },
      })
    : await tx.order.updateMany({
        where: { orderUpdates: true, OR: [{ id }, { email, userId: null }] },
        data: { orderUpdates: false },
      });
  if (count === 0) return;
  await recordConsents(tx, [
    {
      kind: "order_mails",
      given: false,
      contact: email,
      ipAddress,
      means: "mailed link",
      userId: isAccounts ? userId : null,
    },
  ]);
  await recordAudit(tx, {
    event: "Order Mails Ended",
    actor: unverifiedActor(email, LINK_HOLDER),
    description: `${email} no longer gets emails about the status of ${isAccounts ? "its orders" : "its guest orders"}`,
    ipAddress,
    details: { order: orderId, means: "mailed link" },
  });
}
