import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/email/queue";
import { lockOrder } from "./lock-order";
import type { OrderActor } from "./order-actor";
import { OPEN_STATUSES } from "./status";

export interface AddOrderEmailOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or number. */
  id: string;
  email: string;
}

/**
 * Gives an order without an email the one that its customer named since: from now on mails reach them, and the order
 * is that account's which has proven the address, or proves it later. While the goods have not left, the confirmation
 * goes out.
 * @throws AppError not_found, invalid_transition for an order that has an email
 */
export async function addOrderEmail({ db, id, email, ...by }: AddOrderEmailOptions): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.hasEmail) {
      throw new AppError("invalid_transition", "This order has an email already.");
    }
    const owner = await tx.user.findFirst({
      where: { email, emailVerifiedAt: { not: null } },
      select: { id: true },
    });
    await tx.order.update({
      where: { id: order.id },
      data: { email, userId: owner?.id ?? null, emailProven: owner !== null },
      select: { id: true },
    });
    if (OPEN_STATUSES.some((open) => open === order.status)) {
      await queueMail(tx, { template: "order-confirmation", orderId: order.id });
    }
    await recordAudit(tx, {
      ...by,
      event: "Order Email Updated",
      description: `Order ${order.orderId} was given the email ${email}`,
      details: { order: order.orderId, changes: changes({ email: null }, { email }) },
    });
  });
}
