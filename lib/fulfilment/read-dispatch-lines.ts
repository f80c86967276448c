import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { LineKind, LineUnit } from "@/lib/db/generated/enums";

/** A line of an order, with its dispatched quantity. */
export interface DispatchLine {
  id: string;
  kind: LineKind;
  name: string;
  unit: LineUnit;
  quantity: number;
  /** Ordered quantity, when another was made. */
  ordered: number;
  dispatched: number;
}

/** What the goods of a line and their dispatches are read from. */
export const DISPATCH_LINE = {
  id: true,
  kind: true,
  name: true,
  unit: true,
  quantity: true,
  orderedQuantity: true,
  dispatched: { select: { quantity: true } },
} satisfies Prisma.OrderLineSelect;

export async function readDispatchLines(db: Db, orderId: string): Promise<DispatchLine[]> {
  const rows = await db.orderLine.findMany({
    where: { orderId },
    select: DISPATCH_LINE,
    orderBy: { position: "asc" },
  });
  return rows.map(({ dispatched, orderedQuantity, ...line }) => ({
    ...line,
    ordered: orderedQuantity ?? line.quantity,
    dispatched: dispatched.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
