import { useState } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayName } from "@/lib/base/india-time";
import { typedNumber } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { openingBalanceSchema } from "@/lib/companies/openings/schemas";
import { MEANS_NAMES } from "@/lib/payments/kinds";
import {
  OPENING_MEANS,
  payOpeningSchema,
  type OpeningAnswer,
} from "@/lib/payments/openings/schemas";
import { formatDecimal, formatRupees, toPaise } from "@/lib/pricing/money";
import { readTypedRupees } from "@/lib/pricing/typed-amount";

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

const paymentForm = payOpeningSchema.extend({
  amount: typedNumber(readTypedRupees, AMOUNT).pipe(payOpeningSchema.shape.amount),
  at: z.iso.date("Enter the day on which the money came in"),
});

export function PayOpening({ id, opening, onClose, onSaved }: OpeningFormProps) {
  const [today] = useState(() => dayName(new Date()));
  const form = useZodForm(paymentForm, {
    amount: formatDecimal(toPaise(opening.balance)),
    means: "bank",
    reference: "",
    at: today,
  });
  return (
    <CallDialog
      title="Record a payment of the opening balance"
      description={`${formatRupees(toPaise(opening.balance))} is still to be paid. A mistake can be taken back.`}
      form={form}
      failure={{
        title: "Payment Not Recorded",
        text: "The payment could not be recorded. Please try again.",
      }}
      save={async ({ at, ...rest }) => {
        const body = { ...rest, ...(at !== today && { at }) };
        await call("POST /admin/companies/{id}/opening/payments", { params: { id }, body });
        onSaved();
        return { title: "Payment Recorded", description: formatRupees(toPaise(body.amount)) };
      }}
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
          options={OPENING_MEANS.map((value) => ({ value, label: MEANS_NAMES[value] }))}
        />
        <TextField
          name="reference"
          label="UTR or reference"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </CallDialog>
  );
}

const reversalForm = z.object({
  reason: z.string().trim().min(1, "Say why").max(300, "Use at most 300 characters"),
});

export function ReverseOpeningPayment(
  props: Omit<OpeningFormProps, "opening"> & { payment: OpeningAnswer["rows"][number] },
) {
  const { id, payment, onClose, onSaved } = props;
  const form = useZodForm(reversalForm, { reason: "" });
  const amount = formatRupees(toPaise(Math.abs(payment.amount)));
  return (
    <CallDialog
      title="Take back a payment"
      description={`${amount} is owed again.`}
      form={form}
      failure={{
        title: "Payment Not Taken Back",
        text: "The payment could not be taken back. Please try again.",
      }}
      save={async (body) => {
        await call("POST /admin/companies/{id}/opening/payments/{payment}/reversal", {
          params: { id, payment: payment._id },
          body,
        });
        onSaved();
        return { title: "Payment Taken Back", description: amount };
      }}
      onClose={onClose}
      submit="Take Back"
    >
      <TextField name="reason" label="Reason" required />
    </CallDialog>
  );
}
