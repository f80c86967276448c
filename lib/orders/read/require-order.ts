import "server-only";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Order } from "../order";
import type { OrderVisitor } from "../access/order-view";
import type { OrderAct } from "../order-acts";
import { findOrder } from "./queries";
import { readReplaced } from "./read-claims";
import { ORDER, toOrder } from "./read-order";

/**
 * @param act The intended action; omitted for reading.
 * @throws AppError not_found for an unknown order, or one that the visitor may not see; forbidden for a member of its
 * company whose role does not allow the act
 */
export async function requireOrder(
  db: Db,
  id: string,
  visitor: OrderVisitor,
  act?: OrderAct,
): Promise<Order> {
  const order = await findOrder(db, id, visitor, act);
  if (order) return order;
  throw new AppError("not_found", "There is no such order, or the link is not valid.");
}

/**
 * The orders with these `_id`s or numbers, each once, in that order. Checks no access: only for callers that may read
 * all orders.
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
  const orders = [...new Set(found)].map(toOrder);
  const replaced = await readReplaced(db, orders);
  return orders.map((order) => {
    const replaces = replaced.get(order.id);
    return { ...order, ...(replaces && { replaces }) };
  });
}
