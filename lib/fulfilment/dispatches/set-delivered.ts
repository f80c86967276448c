import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import { dateName } from "@/lib/base/dates";
import { AppError, invalidField } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { dayName } from "@/lib/base/india-time";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import type { DeliveredRequest } from "./schemas";

export interface SetDeliveredOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  dispatch: string;
  request: DeliveredRequest;
}

/**
 * Keeps the day on which a dispatch arrived, from which its invoice bears interest; the order's status stays.
 * @throws AppError not_found; invalid_input (field `on`) for a day before it left or after today
 */
export async function setDelivered(options: SetDeliveredOptions): Promise<void> {
  const { db, id, dispatch, request, ...by } = options;
  const { on } = request;
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const sent = isUuid(dispatch)
      ? await tx.orderDispatch.findFirst({
          where: { id: dispatch, orderId: order.id },
          select: { at: true, deliveredOn: true },
        })
      : null;
    if (!sent) throw new AppError("not_found", "There is no such dispatch of this order.");
    if (on !== null && on < dayName(sent.at)) throw wrongDay("It left after that day.");
    if (on !== null && on > dayName(new Date())) throw wrongDay("That day has not come yet.");
    const before = sent.deliveredOn && dateName(sent.deliveredOn);
    if (before === on) return;
    await tx.orderDispatch.update({
      where: { id: dispatch },
      data: { deliveredOn: on === null ? null : new Date(on) },
      select: { id: true },
    });
    await recordAudit(tx, {
      ...by,
      event: "Dispatch Delivery Updated",
      description: `The day on which a dispatch of order ${order.orderId} arrived was changed`,
      details: {
        order: order.orderId,
        dispatch,
        changes: changes({ deliveredOn: before }, { deliveredOn: on }),
      },
    });
  });
}

const wrongDay = (message: string) => invalidField("on", message);
