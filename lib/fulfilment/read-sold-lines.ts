import "server-only";
import type { Db } from "@/lib/db/client";
import type { SoldPacks } from "./returned-lines";

export interface SoldLine extends SoldPacks {
  productId: string | null;
  packSize: string | null;
}

/** The lines of an order, in their order, with what came back of each. */
export async function readSoldLines(db: Db, orderId: string): Promise<SoldLine[]> {
  const lines = await db.orderLine.findMany({
    where: { orderId },
    select: {
      id: true,
      productId: true,
      name: true,
      packSize: true,
      quantity: true,
      returns: { select: { quantity: true } },
    },
    orderBy: { position: "asc" },
  });
  return lines.map(({ quantity, returns, ...line }) => ({
    ...line,
    bought: quantity,
    returned: returns.reduce((sum, row) => sum + row.quantity, 0),
  }));
}
