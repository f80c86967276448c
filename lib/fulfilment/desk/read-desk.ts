import "server-only";
import { can } from "@/lib/base/permissions";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { SignedIn } from "@/lib/identity/session/identify";
import { listOrderMessages } from "@/lib/messaging/inbox/queries";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { listedOrderAnswer, orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";
import { readOrderLedger } from "@/lib/payments/ledger";
import { ledgerAnswer } from "@/lib/payments/payment-answers";
import { readActivity } from "../activity/read-activity";
import { ACTIVITY_SIZES } from "../activity/schemas";
import { readActions } from "../read-actions";
import type { OrderDesk } from "./schema";

/** Other orders of the customer that are shown; the list has the rest. */
const OTHERS_SHOWN = 3;

/**
 * All data of the admin's page for the order with this `_id` or number. The caller must be allowed to read all orders;
 * each part also needs the permission of its own endpoint.
 * @throws AppError not_found
 */
export async function readOrderDesk(
  db: PrismaClient,
  named: string,
  identity: SignedIn,
): Promise<OrderDesk> {
  const { role } = identity.account;
  const order = await requireOrder(db, named, { identity });
  const { id } = order;
  const [actions, ledger, messages, activity, latest, { companyId, userId }] = await Promise.all([
    readActions(db, id, role),
    can(role, "payments.read") ? readOrderLedger(db, id) : null,
    can(role, "messages.read") ? listOrderMessages(db, id) : null,
    readActivity(db, { order: id, role, limit: ACTIVITY_SIZES.first }),
    listAllOrders(db, { customerOf: id, limit: OTHERS_SHOWN + 1 }),
    db.order.findUniqueOrThrow({ where: { id }, select: { companyId: true, userId: true } }),
  ]);
  return {
    order: orderAnswer(order),
    actions,
    ledger: ledger && ledgerAnswer(ledger),
    messages,
    activity,
    customer: companyId ?? userId,
    others: latest.items
      .filter((other) => other.id !== id)
      .slice(0, OTHERS_SHOWN)
      .map(listedOrderAnswer),
    customerOrders: latest.total,
  };
}
