import { call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { RECORDED_MEANS } from "@/lib/payments/kinds";
import type { LedgerRowAnswer } from "@/lib/payments/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import { PaymentForm, TakeBackForm } from "./payment-forms";
import { emailText } from "../email-text";

const usualMeans = (method: PaymentMethod | null) =>
  method === "upi" ? "upi" : method === "cod" ? "cash" : "bank";

interface RecordPaymentProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "user" | "payment">;
  /** Rupees due next. */
  proposed: number;
  onClose: () => void;
  onRecorded: () => Promise<void>;
}

export function RecordPayment({ order, proposed, onClose, onRecorded }: RecordPaymentProps) {
  const { due, method } = order.payment;
  const params = { id: order._id };
  return (
    <PaymentForm
      title={`Record a payment for ${order.orderId}`}
      description={emailText(order, "Once all is paid, the customer is thanked by email.")}
      proposed={proposed}
      means={RECORDED_MEANS}
      usual={usualMeans(method)}
      onRefused={(error) => {
        // Another tab or user was faster; the page now shows their change.
        if (error.code === "edit_conflict") void onRecorded();
        return false;
      }}
      save={async (payment) => {
        const body = { ...payment, dueRead: due };
        const { amount } = await call("POST /admin/orders/{id}/payments", { params, body });
        await onRecorded();
        return `${formatRupees(toPaise(amount))} for ${order.orderId}.`;
      }}
      onClose={onClose}
    />
  );
}

interface TakeBackPaymentProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  row: LedgerRowAnswer;
  onClose: () => void;
  onTakenBack: () => Promise<void>;
}

export function TakeBackPayment({ order, row, onClose, onTakenBack }: TakeBackPaymentProps) {
  const amount = formatRupees(toPaise(row.amount));
  const params = { id: order._id, payment: row._id };
  return (
    <TakeBackForm
      title={`Take back ${row.kind === "refund" ? "the refund" : "the receipt"} of ${amount}?`}
      save={async (body) => {
        await call("POST /admin/orders/{id}/payments/{payment}/reversal", { params, body });
        await onTakenBack();
        return `${amount} of ${order.orderId}.`;
      }}
      onClose={onClose}
    />
  );
}
