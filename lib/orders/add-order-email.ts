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
  /** `_id` or order number. */
  id: string;
  email: string;
}

/**
 * Adds the customer's email to an order that has none. Mails go to it from now on, and the order belongs to the account
 * that has verified the email, or verifies it later. Sends the order confirmation while the goods have not left.
 * @throws AppError not_found; invalid_transition for an order that has an email
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
