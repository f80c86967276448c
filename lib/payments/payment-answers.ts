import "server-only";
import { paymentAnswer } from "@/lib/orders/read/order-answer";
import type { Order } from "@/lib/orders/order";
import { howToPay } from "@/lib/shop/payment-methods/how-to-pay";
import type { PaymentRules } from "@/lib/shop/payment-methods/methods";
import { qrDataUri } from "@/lib/shop/payment-methods/qr";
import { toRupees } from "@/lib/pricing/money";
import type { LedgerRow, OrderLedger } from "./ledger";
import type { LedgerAnswer, LedgerRowAnswer, PaymentInstructions } from "./schemas";

/** Payments in API responses: in rupees, with the documented names. */

export function paymentInstructions(
  { orderId: reference, payment }: Order,
  rules: PaymentRules,
): PaymentInstructions {
  const { upi, bank } = howToPay(rules, { reference, ...payment });
  return {
    ...paymentAnswer(payment),
    reference,
    upi: upi && { id: upi.vpa, payee: upi.payee, link: upi.link, qr: qrDataUri(upi.link) },
    bank,
  };
}

export function ledgerAnswer(ledger: OrderLedger): LedgerAnswer {
  const { userId, payment, remindedAt, rows } = ledger;
  return {
    customer: userId,
    payment: paymentAnswer(payment),
    remindedAt: remindedAt && remindedAt.toISOString(),
    rows: rows.map(ledgerRowAnswer),
  };
}

export function ledgerRowAnswer(row: LedgerRow): LedgerRowAnswer {
  const { id, kind, means, reference, providerId, reason, tds, by } = row;
  return {
    _id: id,
    kind,
    means,
    reference,
    providerId,
    reason,
    tds,
    by,
    amount: toRupees(row.amountPaise),
    reverses: row.reversesId,
    reversed: row.isReversed,
    at: row.at.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
