import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import { TRANSPORT, toTransport } from "@/lib/orders/read/read-dispatches";
import type { TransportRequest } from "./schemas";

export interface SetTransportOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  dispatch: string;
  request: TransportRequest;
}

/**
 * Keeps how a dispatch travels, for its e-way bill.
 * @throws AppError not_found
 */
export async function setTransport(options: SetTransportOptions): Promise<void> {
  const { db, id, dispatch, request, ...by } = options;
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const before = isUuid(dispatch)
      ? await tx.orderDispatch.findFirst({
          where: { id: dispatch, orderId: order.id },
          select: TRANSPORT,
        })
      : null;
    if (!before) throw new AppError("not_found", "There is no such dispatch of this order.");
    const { vehicle = null, distance: distanceKm = null } = request;
    const { transporterId = null, transporterName = null } = request;
    const data = { vehicle, distanceKm, transporterId, transporterName };
    const changed = changes(toTransport(before), data);
    if (Object.keys(changed).length === 0) return;
    await tx.orderDispatch.update({ where: { id: dispatch }, data, select: { id: true } });
    await recordAudit(tx, {
      ...by,
      event: "Dispatch Transport Updated",
      description: `How a dispatch of order ${order.orderId} travels was changed`,
      details: { order: order.orderId, dispatch, changes: changed },
    });
  });
}
