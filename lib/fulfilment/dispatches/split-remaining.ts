import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { isPacked, unitsLeft, writeDispatch, type Units } from "./dispatch-goods";
import { readDispatchLines, type DispatchLine } from "../read-dispatch-lines";

interface Rest {
  /** Units of each line that will not be sent. */
  notSent: Units;
  /** Charged units of each line: dispatched ones, and set-ups and tools of dispatched goods. */
  charged: Units;
}

/**
 * Divides a partly dispatched order. A set-up or a tool is charged once goods were made with it; charged lines that are
 * not packed join the latest dispatch without an invoice, or else form a dispatch of their own.
 */
export async function splitRemaining(
  tx: Transaction,
  order: LockedOrder,
  by: OrderActor,
): Promise<Rest> {
  const lines = await readDispatchLines(tx, order.id);
  const along = await listCharged(tx, order, lines);
  if (along.length > 0) await sendAlong(tx, order, along, by);
  const gone = new Set(along.map(({ line }) => line));
  return {
    notSent: unitsLeft(lines).filter(({ line }) => !gone.has(line)),
    charged: lines.map(({ id, quantity, dispatched }) => ({
      line: id,
      quantity: gone.has(id) ? quantity : dispatched,
    })),
  };
}

async function listCharged(
  tx: Transaction,
  { id: orderId }: LockedOrder,
  lines: readonly DispatchLine[],
): Promise<Units> {
  const places = await tx.orderLine.findMany({
    where: { orderId },
    select: { id: true, position: true, forLine: true },
  });
  const sent = new Set(lines.filter(({ dispatched }) => dispatched > 0).map(({ id }) => id));
  const isMade = (line: string) => {
    const goods = places.find(({ id }) => id === line)?.forLine ?? null;
    return goods === null || places.some(({ id, position }) => position === goods && sent.has(id));
  };
  const open = lines.filter((line) => !isPacked(line) && isMade(line.id));
  return unitsLeft(open);
}

async function sendAlong(
  tx: Transaction,
  order: LockedOrder,
  units: Units,
  by: OrderActor,
): Promise<void> {
  const latest = await tx.orderDispatch.findFirst({
    where: { orderId: order.id, invoice: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  if (latest) {
    await tx.orderDispatchLine.createMany({
      data: units.map(({ line, quantity }) => ({
        dispatchId: latest.id,
        orderLineId: line,
        quantity,
      })),
    });
  } else {
    await writeDispatch(tx, order, units, { ...by, at: order.now, tracking: null });
  }
}
