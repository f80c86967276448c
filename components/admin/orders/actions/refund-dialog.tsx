import { useState } from "react";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { typedNumber } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { randomKey } from "@/lib/client/random-key";
import { refundAmount, type RefundAnswer, refundRequestSchema } from "@/lib/fulfilment/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { MEANS_NAMES, REFUND_MEANS, type RefundMeans } from "@/lib/payments/kinds";
import { formatDecimal, formatRupees, toPaise } from "@/lib/pricing/money";
import { readTypedRupees } from "@/lib/pricing/typed-amount";
import { isGateway } from "@/lib/shop/payment-methods/methods";
import type { OrderActions } from "@/lib/fulfilment/actions-schema";
import { emailText } from "../email-text";

export const typedAmount = typedNumber(
  readTypedRupees,
  "Enter an amount in rupees, such as 2000 or 149.50",
).pipe(refundAmount);

const { reason, means, reference } = refundRequestSchema.shape;

const refundFormSchema = z.object({
  amount: typedAmount,
  means: means.unwrap(),
  reference,
  reason,
  tellReason: z.boolean(),
});

/** Refunds all or part of the payments. */
export function RefundDialog({ order, actions, renew, onClose }: OpenDialogProps) {
  const { most, owed, means } = actions.refundable;
  // One key per opened dialog, so that a refund sent twice is made once.
  const [key, setKey] = useState(randomKey);
  const form = useZodForm(refundFormSchema, {
    amount: formatDecimal(toPaise(owed > 0 ? owed : most)),
    means,
    reference: "",
    reason: "",
    tellReason: false,
  });

  async function refund(body: z.output<typeof refundFormSchema>) {
    const created = await call("POST /admin/orders/{id}/refunds", {
      params: { id: order._id },
      headers: { "Idempotency-Key": key },
      body: { ...body, mostRead: most },
    });
    await renew();
    return refundText(created.refund, order);
  }

  return (
    <CallDialog
      title="Refund"
      description={refundHint(actions)}
      form={form}
      failure={{ title: "Not Refunded", text: "The refund could not be made. Please try again." }}
      onRefused={(error) => {
        // A refused refund does not use up its key; a conflict means that another payload came with the same key.
        if (error.code === "idempotency_conflict") setKey(randomKey());
        if (error.code === "edit_conflict") void renew();
        return false;
      }}
      save={refund}
      onClose={onClose}
      submit="Refund"
      busyLabel="Refunding"
    >
      <div className="space-y-5">
        <RefundFields most={most} means={means} />
        <ReasonFields where="in the email about the refund" />
      </div>
    </CallDialog>
  );
}

function refundHint({ refundable: { owed }, invoice }: OpenDialogProps["actions"]): string {
  const over = owed > 0 ? `${formatRupees(toPaise(owed))} is to be refunded. ` : "";
  const beyond = invoice
    ? "A credit note is issued for what you refund beyond that."
    : "What you refund beyond that reduces the order value.";
  return over ? over + beyond : beyond.replace(" beyond that", " beyond what was paid too much");
}

interface RefundFieldsProps {
  /** Rupees that can be refunded. */
  most: number;
  /** The means of the payment. A gateway can refund only what it received. */
  means: RefundMeans;
}

export function RefundFields({ most, means }: RefundFieldsProps) {
  const ways = REFUND_MEANS.filter((way) => !isGateway(way) || way === means);
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        name="amount"
        label="Amount (₹)"
        required
        inputMode="decimal"
        hint={`At most ${formatRupees(toPaise(most))}`}
      />
      <SelectField
        name="means"
        label="Refund mode"
        required
        options={ways.map((value) => ({ value, label: MEANS_NAMES[value] }))}
        hint={
          isGateway(means)
            ? `${MEANS_NAMES[means]} pays it out. The other modes only record the refund: send the money yourself.`
            : "This only records the refund: send the money yourself."
        }
      />
      <TextField
        name="reference"
        label="UTR or reference"
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:col-span-2"
      />
    </div>
  );
}

export function refundText(
  { state, amount, failure, means }: RefundAnswer,
  order: Pick<OrderAnswer, "user">,
) {
  const rupees = formatRupees(toPaise(amount));
  if (state === "under_way") {
    const description = `${MEANS_NAMES[means]} has not answered yet. ${rupees} is refunded once it does.`;
    return { title: "Refund Under Way", description };
  }
  if (state === "failed") {
    const description = failure ?? `${MEANS_NAMES[means]} refused it.`;
    return { title: "Not Refunded", description, destructive: true };
  }
  return {
    title: "Refunded",
    description: `${rupees} went back. ${emailText(order, "The customer is told by email.")}`,
  };
}

export function ReasonFields({ where }: { where: string }) {
  return (
    <div>
      <TextareaField
        name="reason"
        label="Reason"
        required
        rows={2}
        maxLength={500}
        className="[&_textarea]:min-h-20"
      />
      <CheckboxField
        name="tellReason"
        label="Tell the customer this reason"
        hint={`In these words, ${where}. Otherwise only the shop's people read it.`}
        className="mt-1"
      />
    </div>
  );
}

/** Props of the order's dialogs: their order, and the callbacks for its changes. */
export interface ActionDialogProps {
  order: OrderAnswer;
  actions: OrderActions;
  /** Called with the new order; resolves once the page shows all consequences. */
  onChanged: (order: OrderAnswer) => Promise<void>;
  /** Called when the order has changed elsewhere and the page is out of date. */
  renew: () => Promise<void>;
}

export type OpenDialogProps = ActionDialogProps & { onClose: () => void };
