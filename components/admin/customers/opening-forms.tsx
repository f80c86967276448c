import { useState } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayName } from "@/lib/base/india-time";
import { typedNumber } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { openingBalanceSchema } from "@/lib/companies/openings/schemas";
import {
  OPENING_MEANS,
  payOpeningSchema,
  type OpeningAnswer,
} from "@/lib/payments/openings/schemas";
import { formatDecimal, formatRupees, toPaise } from "@/lib/pricing/money";
import { readTypedRupees } from "@/lib/pricing/typed-amount";
import { PaymentForm, TakeBackForm } from "../orders/order/payment-forms";

const AMOUNT = "Enter an amount in rupees, such as 12500 or 149.50";

interface OpeningFormProps {
  /** The company's id. */
  id: string;
  opening: OpeningAnswer;
  onClose: () => void;
  onSaved: () => void;
}

const balanceForm = z.object({
  amount: typedNumber(readTypedRupees, AMOUNT).pipe(openingBalanceSchema.shape.amount),
  at: openingBalanceSchema.shape.at,
  reason: z.string().trim().max(300, "Use at most 300 characters"),
});

const correctionForm = balanceForm.extend({
  reason: balanceForm.shape.reason.min(1, "Say why it is corrected"),
});

/** Enters the opening balance, or corrects an existing one. */
export function SetOpening({ id, opening, onClose, onSaved }: OpeningFormProps) {
  const entered = opening.rows.filter(({ kind }) => kind === "opening" || kind === "correction");
  const isCorrection = entered.length > 0;
  const sum = entered.reduce((total, { amount }) => total + toPaise(amount), 0);
  const [today] = useState(() => dayName(new Date()));
  const last = entered.at(-1);
  const form = useZodForm(isCorrection ? correctionForm : balanceForm, {
    amount: isCorrection ? formatDecimal(sum) : "",
    at: last ? dayName(new Date(last.at)) : today,
    reason: "",
  });
  return (
    <CallDialog
      title={isCorrection ? "Correct the opening balance" : "Enter the opening balance"}
      description="What the company owed at the beginning of a day, before its first order here. Below 0: you owed it. It is no sale, and no GST return has it."
      form={form}
      failure={{
        title: "Balance Not Saved",
        text: "The opening balance could not be saved. Please try again.",
      }}
      save={async ({ reason, ...balance }) => {
        const body = { ...balance, ...(reason && { reason }) };
        await call("PUT /admin/companies/{id}/opening", { params: { id }, body });
        onSaved();
        return { title: "Opening Balance Saved", description: formatRupees(toPaise(body.amount)) };
      }}
      onClose={onClose}
      submit={isCorrection ? "Save Correction" : "Save Balance"}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="amount" label="Amount (₹)" inputMode="decimal" required />
        <TextField name="at" label="Owed on" type="date" required />
        {isCorrection && (
          <div className="sm:col-span-2">
            <TextField
              name="reason"
              label="Reason"
              required
              hint="The company reads it on its statement."
            />
          </div>
        )}
      </div>
    </CallDialog>
  );
}

export function PayOpening({ id, opening, onClose, onSaved }: OpeningFormProps) {
  const params = { id };
  return (
    <PaymentForm
      title="Record a payment of the opening balance"
      description={`${formatRupees(toPaise(opening.balance))} is still to be paid.`}
      proposed={opening.balance}
      means={OPENING_MEANS}
      usual="bank"
      save={async (payment) => {
        const body = payOpeningSchema.parse(payment);
        await call("POST /admin/companies/{id}/opening/payments", { params, body });
        onSaved();
        return formatRupees(toPaise(body.amount));
      }}
      onClose={onClose}
    />
  );
}

export function ReverseOpeningPayment(
  props: Omit<OpeningFormProps, "opening"> & { payment: OpeningAnswer["rows"][number] },
) {
  const { id, payment, onClose, onSaved } = props;
  const amount = formatRupees(toPaise(Math.abs(payment.amount)));
  const params = { id, payment: payment._id };
  return (
    <TakeBackForm
      title={`Take back the payment of ${amount}?`}
      save={async (body) => {
        await call("POST /admin/companies/{id}/opening/payments/{payment}/reversal", {
          params,
          body,
        });
        onSaved();
        return `${amount} is owed again.`;
      }}
      onClose={onClose}
    />
  );
}
