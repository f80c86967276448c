import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { paths } from "@/lib/base/paths";
import { lockOrder, type OrderActor } from "../lock-order";

export interface CreateOrderLinkOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
}

/**
 * Creates the path with which the customer opens an order that has no email. It works for 90 days, with the order's
 * existing key, so that links sent or printed earlier still work.
 * @throws AppError not_found; invalid_transition for an order with an email, whose mails contain the link
 */
export async function createOrderLink({ db, id, ...by }: CreateOrderLinkOptions) {
  return db.$transaction(async (tx) => {
    const { hasEmail, orderId, accessKey } = await lockOrder(tx, id);
    if (hasEmail) {
      throw new AppError("invalid_transition", "The link is in the emails of this order.");
    }
    const [row] = await tx.$queryRaw<[{ keyExpiresAt: Date }]>`
      UPDATE "orders" SET "keyExpiresAt" = now() + interval '90 days' WHERE "orderId" = ${orderId}
      RETURNING "keyExpiresAt"`;
    await recordAudit(tx, {
      ...by,
      event: "Order Link Created",
      description: `The link of order ${orderId} was taken to be passed on to its customer`,
      details: { order: orderId },
    });
    return { path: paths.orderByKey(orderId, accessKey), expiresAt: row.keyExpiresAt };
  });
}
