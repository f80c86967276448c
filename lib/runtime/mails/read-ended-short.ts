import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { endedReason, listNotSent } from "@/lib/orders/read/ended-short";
import type { Order } from "@/lib/orders/order";
import type { EndedShort } from "./templates/goods/ended-short";

/** Undispatched goods of an order ended short, with the reason if public. */
export async function readEndedShort(
  db: PrismaClient,
  { id: orderId, lines, history }: Pick<Order, "id" | "lines" | "history">,
): Promise<EndedShort> {
  const sent = await db.orderDispatchLine.findMany({
    where: { dispatch: { orderId } },
    select: { orderLineId: true, quantity: true },
  });
  const ordered = lines.map(({ id: line, name, kind, unit, quantity, orderedQuantity }) => ({
    line,
    name,
    kind,
    unit,
    quantity: orderedQuantity ?? quantity,
  }));
  const left = sent.map(({ orderLineId: line, quantity }) => ({ line, quantity }));
  return { reason: endedReason(history), notSent: listNotSent(ordered, [{ lines: left }]) };
}
