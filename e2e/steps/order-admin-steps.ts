import type { AuditActor } from "@/lib/audit/record";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import type { StatusChange } from "@/lib/orders/admin-schemas";
import { relayOutbox } from "@/lib/messaging/queue/outbox";
import { cancelOrder } from "@/lib/fulfilment/status/cancel-order";
import { changeOrderStatus } from "@/lib/fulfilment/status/change-order-status";
import { auditEntries } from "./audit-steps";
import { givenOrder, givenProduct } from "./factories";

/** Steps for tests of orders in progress: the actors and their actions. */

export const FROM = "203.0.113.7";
export const meera: AuditActor = {
  userId: null,
  identifier: "meera@shop.example",
  name: "Meera Nair",
};
export const asha: AuditActor = {
  userId: null,
  identifier: "asha@example.com",
  name: "Asha Verma",
};
export const TRACKING = {
  carrier: "Delhivery",
  number: "DL-42",
  url: "https://track.example.com/DL-42",
};

export function orderDeskSteps(db: PrismaClient) {
  const advance = (id: string, request: StatusChange) =>
    changeOrderStatus({ db, id, request, actor: meera, ipAddress: FROM });
  const cancel = (order: { id: string }) =>
    cancelOrder({ db, order, actor: asha, party: "customer", ipAddress: FROM });

  /** Creates a confirmed order of two packs of a product with five left. */
  async function givenStockedOrder(order: Partial<Prisma.OrderUncheckedCreateInput> = {}) {
    const product = await givenProduct(db, { stockCount: 5 });
    const { name, thumbnailImage, pricePaise } = product;
    const line = { position: 0, productId: product.id, name, thumbnailImage, pricePaise };
    const row = await givenOrder(db, {
      proof: "owner",
      lines: { create: { ...line, quantity: 2, lineTotalPaise: 90_000 } },
      ...order,
    });
    return { ...row, productId: product.id };
  }

  const readStock = async (id: string) =>
    (await db.product.findUniqueOrThrow({ where: { id } })).stockCount;

  async function mails(): Promise<string[]> {
    await relayOutbox(db);
    const rows = await db.$queryRaw<{ template: string }[]>`
      SELECT data->>'template' AS template FROM pgboss.job WHERE name = 'mail'
      ORDER BY created_on, template -- those of one transaction are of one time`;
    return rows.map(({ template }) => template);
  }

  const readHistory = async (orderId: string) => {
    const orderBy = [{ at: "asc" as const }, { id: "asc" as const }];
    const changes = await db.orderStatusChange.findMany({ where: { orderId }, orderBy });
    return changes.map(({ status, by }) => `${status} ${by}`);
  };

  const entries = (action: string) => auditEntries(db, { action });

  return {
    advance,
    cancel,
    givenStockedOrder,
    stockOf: readStock,
    mails,
    historyOf: readHistory,
    entries,
  };
}
