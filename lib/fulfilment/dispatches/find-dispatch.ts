import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db, Transaction } from "@/lib/db/client";
import { lockOrder } from "@/lib/orders/lock-order";
import { readDispatches, TRANSPORT } from "@/lib/orders/read/read-dispatches";
import { requireOrders } from "@/lib/orders/read/require-order";
import type { OrderDispatched } from "@/lib/orders/order-movements";

interface Found {
  /** `_id` or order number. */
  id: string;
  dispatch: string;
}

/** Columns that can change after the dispatch. */
export const CHANGING = { at: true, deliveredAt: true, ...TRANSPORT } as const;

/**
 * A dispatch of an order, locked until the transaction ends.
 * @throws AppError not_found
 */
export async function lockDispatch(tx: Transaction, { id, dispatch }: Found) {
  const order = await lockOrder(tx, id);
  const found = isUuid(dispatch)
    ? await tx.orderDispatch.findFirst({
        where: { id: dispatch, orderId: order.id },
        select: CHANGING,
      })
    : null;
  if (!found) throw noDispatch();
  return { order, found };
}

const noDispatch = () => new AppError("not_found", "There is no such dispatch of this order.");

/**
 * The dispatches of an order, oldest first. Checks no access: only for callers that may read all orders.
 * @throws AppError not_found
 */
export async function listDispatches(db: Db, id: string) {
  const [order] = await requireOrders(db, [id]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  return { order, dispatches: await readDispatches(db, order) };
}

/** A single dispatch, with its position from 1. */
export async function requireDispatch(db: Db, { id, dispatch }: Found) {
  const { order, dispatches } = await listDispatches(db, id);
  const place = dispatches.findIndex((each: OrderDispatched) => each.id === dispatch);
  const found = dispatches[place];
  if (!found) throw noDispatch();
  return { order, dispatch: found, place: place + 1 };
}
