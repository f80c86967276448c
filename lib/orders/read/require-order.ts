import "server-only";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Order } from "../order";
import { findOrder, type OrderVisitor } from "./queries";
import { ORDER, toOrder } from "./read-order";

/** @throws AppError not_found for an unknown order, or one that the visitor may not see */
export async function requireOrder(db: Db, id: string, visitor: OrderVisitor): Promise<Order> {
  const order = await findOrder(db, id, visitor);
  if (order) return order;
  throw new AppError("not_found", "There is no such order, or the link is not valid.");
}

/**
 * The orders with these `_id`s or numbers, each once and in that order. Checks no access: only for callers that may
 * read all orders.
 * @throws AppError not_found, naming the first unknown one
 */
export async function requireOrders(db: Db, names: readonly string[]): Promise<Order[]> {
  const ids = names.filter(isUuid);
  const rows = await db.order.findMany({
    where: { OR: [{ id: { in: ids } }, { orderId: { in: [...names] } }] },
    select: ORDER,
  });
  const byName = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.orderId, row]]));
  const found = names.map((name) => {
    const row = byName.get(name);
    if (!row) throw new AppError("not_found", `There is no order ${name}.`);
    return row;
  });
  return [...new Set(found)].map(toOrder);
}
