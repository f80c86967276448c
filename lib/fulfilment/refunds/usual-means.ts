import "server-only";
import type { Db } from "@/lib/db/client";
import type { PaymentMeans } from "@/lib/payments/kinds";

/** The means of the order's last receipt; "other" when it has none. */
export async function usualMeans(db: Db, orderId: string): Promise<PaymentMeans> {
  const receipt = await db.payment.findFirst({
    where: { orderId, kind: "receipt", reversal: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { means: true },
  });
  return receipt?.means ?? "other";
}
