import "server-only";
import type { Db } from "@/lib/db/client";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { TakenStep } from "./step-back-refusal";

/** The step that brought an order to where it stands. */
export async function readStep(
  db: Db,
  { id, status }: Pick<LockedOrder, "id" | "status">,
): Promise<TakenStep & { mailed: boolean }> {
  const taken = await db.orderStatusChange.findFirst({
    where: { orderId: id, status, takesBack: null },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    select: { at: true, mailed: true },
  });
  const invoice = await db.orderDocument.findFirst({
    where: { orderId: id, kind: "invoice", ...(taken ? { issuedAt: { gte: taken.at } } : {}) },
    select: { number: true },
  });
  const returns = await db.orderReturn.count({ where: { orderId: id } });
  return {
    status,
    mailed: taken?.mailed ?? true,
    invoice: invoice?.number ?? null,
    hasReturns: returns > 0,
  };
}
