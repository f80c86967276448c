import "server-only";
import type { Db } from "@/lib/db/client";
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

export async function readDispatchLines(db: Db, orderId: string): Promise<DispatchLine[]> {
  const rows = await db.orderLine.findMany({
    where: { orderId },
    select: {
      id: true,
      kind: true,
      name: true,
      unit: true,
      quantity: true,
      orderedQuantity: true,
      dispatched: { select: { quantity: true } },
    },
    orderBy: { position: "asc" },
  });
  return rows.map(({ dispatched, orderedQuantity, ...line }) => ({
    ...line,
    ordered: orderedQuantity ?? line.quantity,
    dispatched: dispatched.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
