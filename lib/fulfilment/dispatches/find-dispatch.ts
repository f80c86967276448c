import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { readDispatches } from "@/lib/orders/read/read-dispatches";
import { requireOrders } from "@/lib/orders/read/require-order";
import type { OrderDispatched } from "@/lib/orders/order-movements";

interface Found {
  /** `_id` or order number. */
  id: string;
  dispatch: string;
}

/**
 * The dispatches of an order, oldest first. Checks no access: only for callers that may read all orders.
 * @throws AppError not_found
 */
export async function listDispatches(db: Db, id: string) {
  const [order] = await requireOrders(db, [id]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  return { order, dispatches: await readDispatches(db, order) };
}

/** One of them, with its place from 1. */
export async function requireDispatch(db: Db, { id, dispatch }: Found) {
  const { order, dispatches } = await listDispatches(db, id);
  const place = dispatches.findIndex((each: OrderDispatched) => each.id === dispatch);
  const found = dispatches[place];
  if (!found) throw new AppError("not_found", "There is no such dispatch of this order.");
  return { order, dispatch: found, place: place + 1 };
}
