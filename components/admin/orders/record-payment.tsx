"use client";

import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { dayName } from "@/lib/base/india-time";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import { MEANS_NAMES, RECORDED_MEANS } from "@/lib/payments/kinds";
import { recordPaymentSchema, type RecordPaymentRequest } from "@/lib/payments/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { z } from "@/lib/base/input/zod";

/** As it is typed: the amount is a text, and the day that of a date control. */
const formSchema = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,10}(\.\d{1,2})?$/, "Enter an amount in rupees, such as 1122 or 149.50")
    .transform(Number)
    .pipe(recordPaymentSchema.shape.amount),
  means: recordPaymentSchema.shape.means,
  reference: recordPaymentSchema.shape.reference,
  at: z.iso.date("Enter the day on which the money came in"),
});

/** How most of what is paid in this way comes in. */
const usualMeans = (method: PaymentMethod | null) =>
  method === "upi" ? "upi" : method === "cod" ? "cash" : "bank";

interface RecordPaymentProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "payment">;
  onClose: () => void;
  onRecorded: () => Promise<void>;
}

/** Writes down money that came in, as the bank's statement has it. */
export function RecordPayment({ order, onClose, onRecorded }: RecordPaymentProps) {
  const { due, method } = order.payment;
  const [today] = useState(() => dayName(new Date()));
  const form = useZodForm(formSchema, {
    amount: due > 0 ? due.toFixed(2) : "",
    means: usualMeans(method),
    reference: "",
    at: today,
  });
  const { run } = useAction({
    title: "Payment Not Recorded",
    text: "The payment could not be recorded. Please try again.",
    onRefused: (error) => {
      // Another tab or person was quicker: the page behind shows what they did.
      if (error.code === "edit_conflict") void onRecorded();
      return showFieldErrors(form, error.fields);
    },
  });

  async function record({ at, ...rest }: RecordPaymentRequest) {
    // Of today it is now: the day's beginning would be before the order.
    const day = at === dayName(new Date()) ? {} : { at };
    const body = { ...rest, ...day, dueRead: due };
    const row = await call("POST /admin/orders/{id}/payments", {
      params: { id: order._id },
      body,
    });
    const amount = formatRupees(toPaise(row.amount));
    toast({ title: "Payment Recorded", description: `${amount} for ${order.orderId}.` });
    await onRecorded();
    onClose();
  }

  return (
    <FormDialog
      title={`Record a payment for ${order.orderId}`}
      description="Once all is paid, the customer is thanked by email. A mistake can be taken back."
      form={form}
      onSubmit={(values) => run(() => record(values))}
      onClose={onClose}
      submit="Record Payment"
      busyLabel="Recording"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="amount" label="Amount (₹)" inputMode="decimal" required />
        <TextField name="at" label="Received on" type="date" required />
        <SelectField
          name="means"
          label="Payment mode"
          required
          options={RECORDED_MEANS.map((value) => ({ value, label: MEANS_NAMES[value] }))}
        />
        <TextField
          name="reference"
          label="UTR or reference"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          hint="As on the bank's statement."
        />
      </div>
    </FormDialog>
  );
}
