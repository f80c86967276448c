"use client";

import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";
import {
  reversePaymentSchema,
  type LedgerRowAnswer,
  type ReversePaymentRequest,
} from "@/lib/payments/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";

interface TakeBackPaymentProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  row: LedgerRowAnswer;
  onClose: () => void;
  onTakenBack: () => Promise<void>;
}

/** Takes back what was written down by mistake, for a reason; both stay in the ledger. */
export function TakeBackPayment({ order, row, onClose, onTakenBack }: TakeBackPaymentProps) {
  const form = useZodForm(reversePaymentSchema, { reason: "" });
  const { run } = useAction({
    title: "Not Taken Back",
    text: "The entry could not be taken back. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });
  const amount = formatRupees(toPaise(row.amount));

  async function takeBack(body: ReversePaymentRequest) {
    const params = { id: order._id, payment: row._id };
    await call("POST /admin/orders/{id}/payments/{payment}/reversal", { params, body });
    toast({ title: "Entry Taken Back", description: `${amount} of ${order.orderId}.` });
    await onTakenBack();
    onClose();
  }

  return (
    <FormDialog
      title={`Take back ${row.kind === "refund" ? "the refund" : "the receipt"} of ${amount}?`}
      description="For an entry that was a mistake. It stays in the ledger, with your reason; its reference can be used again."
      form={form}
      onSubmit={(body) => run(() => takeBack(body))}
      onClose={onClose}
      submit="Take Back"
      busyLabel="Taking it back"
    >
      <TextField name="reason" label="Reason" required />
    </FormDialog>
  );
}
