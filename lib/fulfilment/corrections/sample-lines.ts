import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PaidSample } from "@/lib/orders/cart/sample-credit";
import type { Order } from "@/lib/orders/order";
import { toSafePaise } from "@/lib/pricing/money";

/** The paid samples that an order credited, with the amount credited for each. */
export async function readCredited(
  tx: Transaction,
  { id, totals: { sampleCreditPaise } }: Pick<Order, "id" | "totals">,
): Promise<PaidSample[]> {
  if (sampleCreditPaise === 0) return [];
  const rows = await tx.orderLine.findMany({
    where: { creditedInId: id, productId: { not: null } },
    select: { id: true, productId: true, lineTotalPaise: true },
    orderBy: { id: "asc" },
  });
  return rows.flatMap(({ id: lineId, productId, lineTotalPaise }) =>
    productId === null ? [] : [{ lineId, productId, paidPaise: toSafePaise(lineTotalPaise) }],
  );
}

/** Samples no longer credited count for the next order. */
export async function releaseSamples(
  tx: Transaction,
  orderId: string,
  credited: readonly string[],
): Promise<void> {
  await tx.orderLine.updateMany({
    where: { creditedInId: orderId, id: { notIn: [...credited] } },
    data: { creditedInId: null },
  });
}
