import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { EndedShort } from "./templates/goods/ended-short";

/** What of an order that was ended short is not sent, and why, where its customer is told. */
export async function readEndedShort(db: PrismaClient, orderId: string): Promise<EndedShort> {
  const change = await db.orderStatusChange.findFirst({
    where: { orderId, status: "Shipped", reasonTold: true },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { reason: true },
  });
  const lines = await db.orderLine.findMany({
    where: { orderId, kind: { notIn: ["fee", "tool"] } },
    orderBy: { position: "asc" },
    select: {
      name: true,
      unit: true,
      quantity: true,
      orderedQuantity: true,
      dispatched: { select: { quantity: true } },
    },
  });
  const notSent = lines.map(({ name, unit, quantity, orderedQuantity, dispatched }) => {
    const sent = dispatched.reduce((sum, row) => sum + row.quantity, 0);
    return { name, unit, quantity: (orderedQuantity ?? quantity) - sent };
  });
  return {
    reason: change?.reason ?? undefined,
    notSent: notSent.filter(({ quantity }) => quantity > 0),
  };
}
