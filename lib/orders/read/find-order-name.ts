import "server-only";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { orderNamed } from "./read-order";

/**
 * `_id` and number of an order, found by either. Checks no access: only for callers that may read all orders.
 * @throws AppError not_found
 */
export async function findOrderName(db: Db, id: string) {
  const order = await db.order.findUnique({
    where: orderNamed(id),
    select: { id: true, orderId: true },
  });
  if (order) return order;
  throw new AppError("not_found", "There is no such order.");
}
