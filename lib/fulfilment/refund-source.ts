import "server-only";
import type { Transaction } from "@/lib/db/client";
import { paiseOf } from "@/lib/pricing/money";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";

/**
 * The payment at a gateway of which so much is still here, for gateways refund one payment at a time; null
 * where there is none. One that came too late goes back by itself.
 */
export async function refundSource(
  tx: Transaction,
  orderId: string,
  { means, amountPaise }: { means: GatewayName; amountPaise: number },
): Promise<string | null> {
  const receipts = await tx.payment.findMany({
    where: { orderId, kind: "receipt", means, reversal: null },
    select: { providerId: true, amountPaise: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const asked = await tx.orderRefund.findMany({
    where: { orderId, means, state: { not: "failed" }, payment: { isNot: REVERSED } },
    select: { providerPaymentId: true, amountPaise: true },
  });
  const late = await tx.lateRefund.findMany({
    where: { orderId },
    select: { paymentId: true, amountPaise: true },
  });
  const gone = [
    ...asked.map(({ providerPaymentId, ...row }) => ({ ...row, paymentId: providerPaymentId })),
    ...late,
  ];
  const leftOf = (providerId: string | null, paise: bigint) =>
    gone
      .filter(({ paymentId }) => paymentId === providerId)
      .reduce((left, row) => left - paiseOf(row.amountPaise), paiseOf(paise));
  const source = receipts.find((row) => leftOf(row.providerId, row.amountPaise) >= amountPaise);
  return source?.providerId ?? null;
}

/** The gateway could not pay it out, and the money is still here. */
const REVERSED = { reversal: { isNot: null } } as const;
