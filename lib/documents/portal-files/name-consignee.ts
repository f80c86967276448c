import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import { consigneeProblem } from "@/lib/shop/delivery/consignee";
import { refuseOwnGstin } from "@/lib/identity/addresses/refuse-own-gstin";
import { refuse } from "@/lib/i18n/refusal";
import { resendEInvoices } from "./open-task";
import type { NameConsigneeRequest } from "./schemas";

export interface NameConsigneeOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  request: NameConsigneeRequest;
}

/**
 * Stores the consignee of an order and the distance, for the portals: neither is printed, so both may follow the
 * invoice. Omitted fields stay. Refused e-invoices of the order are sent again.
 * @throws AppError not_found; invalid_input for a GSTIN of another state than the shipping address, or the shop's own
 */
export async function nameConsignee(options: NameConsigneeOptions): Promise<void> {
  const { db, id, request, ...by } = options;
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const { state, ...before } = await tx.order.findUniqueOrThrow({
      where: { id: order.id },
      select: { state: true, consigneeGstin: true, distanceKm: true },
    });
    const { consignee = before.consigneeGstin, distance = before.distanceKm } = request;
    if (request.consignee) {
      const { consignee: gstin } = request;
      await refuseOwnGstin(tx, { consignee: gstin });
      refuse("consignee", (t) => consigneeProblem(gstin, { state }, t));
    }
    const data = { consigneeGstin: consignee, distanceKm: distance };
    const changed = changes(before, data);
    if (Object.keys(changed).length === 0) return;
    await tx.order.update({ where: { id: order.id }, data, select: { id: true } });
    await resendEInvoices(tx, order.id);
    await recordAudit(tx, {
      ...by,
      event: "Order Consignee Updated",
      description: `Whom the goods of order ${order.orderId} go to, and how far, was changed`,
      details: { order: order.orderId, changes: changed },
    });
  });
}
