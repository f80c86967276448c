import "server-only";
import type { Transaction } from "@/lib/db/client";
import { toSafePaise } from "@/lib/pricing/money";
import type { GatewayName } from "@/lib/shop/payment-methods/methods";

/**
 * The first gateway payment with at least this amount left, because gateways refund one payment at a time; null when
 * there is none. Late payments are left out: they are refunded automatically.
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
      .reduce((left, row) => left - toSafePaise(row.amountPaise), toSafePaise(paise));
  const source = receipts.find((row) => leftOf(row.providerId, row.amountPaise) >= amountPaise);
  return source?.providerId ?? null;
}

/** A refund that the gateway could not pay out: the shop still has the money. */
const REVERSED = { reversal: { isNot: null } } as const;
