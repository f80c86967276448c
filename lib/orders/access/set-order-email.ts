import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder, type LockedOrder, type OrderActor } from "../lock-order";
import { newOrderKey } from "./renew-order-key";
import { OPEN_STATUSES } from "../status";

export interface SetOrderEmailOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  email: string;
}

/** Columns that decide whether staff may correct the email of an order. */
export const emailSelect = {
  email: true,
  emailProven: true,
  userId: true,
  ownerDeletedAt: true,
} as const;

interface EmailOwner {
  email: string | null;
  emailProven: boolean;
  userId: string | null;
  ownerDeletedAt: Date | null;
}

/** True while the email is not verified, neither by its link nor by an account. */
export function isEmailCorrectable(order: EmailOwner): boolean {
  const { email, emailProven, userId, ownerDeletedAt } = order;
  return email !== null && !emailProven && userId === null && ownerDeletedAt === null;
}

/**
 * Adds the customer's email to an order without one, or corrects an unverified one. Later mails and answers to
 * messages go to the new address, and the order belongs to the account that has verified it or verifies it later. A
 * correction revokes the links sent to the wrong address. Sends the order confirmation if the goods have not left,
 * otherwise the new link.
 * @throws AppError not_found; invalid_transition for a verified email
 */
export async function setOrderEmail({ db, id, ...change }: SetOrderEmailOptions): Promise<void> {
  await db.$transaction(async (tx) => setEmail(tx, await lockOrder(tx, id), change));
}

/** `setOrderEmail` for a locked order. */
export async function setEmail(
  tx: Transaction,
  { id, orderId, status }: LockedOrder,
  { email, ...by }: Omit<SetOrderEmailOptions, "db" | "id">,
): Promise<void> {
  const before = await tx.order.findUniqueOrThrow({ where: { id }, select: emailSelect });
  if (before.email === email) return;
  const isCorrection = before.email !== null;
  if (isCorrection && !isEmailCorrectable(before)) {
    const message = "The customer has proven this email, so it cannot be changed here.";
    throw new AppError("invalid_transition", message);
  }
  await write(tx, { id, email, isCorrection });
  await tx.contactMessage.updateMany({
    where: { orderId: id, email: before.email },
    data: { email },
  });
  if (OPEN_STATUSES.some((open) => open === status)) {
    await queueMail(tx, { template: "order-confirmation", orderId: id });
  } else if (isCorrection) await queueMail(tx, { template: "order-key", orderId: id });
  await recordAudit(tx, {
    ...by,
    event: "Order Email Updated",
    description: isCorrection
      ? `The email of order ${orderId} was corrected to ${email}`
      : `Order ${orderId} was given the email ${email}`,
    details: { order: orderId, changes: changes({ email: before.email }, { email }) },
  });
}

interface Written {
  id: string;
  email: string;
  isCorrection: boolean;
}

/** The reader of the wrong address has the order's key and may have stopped its mails. */
async function write(tx: Transaction, { id, email, isCorrection }: Written): Promise<void> {
  const owner = await tx.user.findFirst({
    where: { email, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  await tx.order.update({
    where: { id },
    data: { email, userId: owner?.id ?? null, emailProven: owner !== null },
    select: { id: true },
  });
  if (!isCorrection) return;
  await tx.$executeRaw`
    UPDATE "orders"
    SET "accessKey" = ${newOrderKey()}, "keyExpiresAt" = now() + interval '90 days',
      "orderUpdates" = true
    WHERE "id" = ${id}::uuid`;
}
