"use client";

import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { randomKey } from "@/lib/client/random-key";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { z } from "@/lib/base/input/zod";
import type { OpenDialogProps } from "./dialog-props";
import { ReasonFields } from "./reason-fields";
import { RefundFields } from "./refund-fields";
import { refundFormSchema } from "./refund-form";
import { refundText } from "./refund-text";

/** Gives back what came in, or a part of it. */
export function RefundDialog({ order, actions, renew, onClose }: OpenDialogProps) {
  const { most, owed, means } = actions.refundable;
  // One opening is one refund, however often it is sent.
  const [key, setKey] = useState(randomKey);
  const form = useZodForm(refundFormSchema, {
    amount: (owed > 0 ? owed : most).toFixed(2),
    ...{ means, reference: "", reason: "", tellReason: false },
  });
  const { run } = useAction({
    title: "Not Refunded",
    text: "The refund could not be made. Please try again.",
    onRefused: (error) => {
      // What was refused bound no key, but one that another payload came with.
      if (error.code === "idempotency_conflict") setKey(randomKey());
      if (error.code === "edit_conflict") void renew();
      return showFieldErrors(form, error.fields);
    },
  });

  async function refund(body: z.output<typeof refundFormSchema>) {
    const made = await call("POST /admin/orders/{id}/refunds", {
      params: { id: order._id },
      headers: { "Idempotency-Key": key },
      body: { ...body, mostRead: most },
    });
    toast(refundText(made.refund));
    await renew();
    onClose();
  }

  return (
    <FormDialog
      title="Refund"
      description={meaningOf(actions)}
      form={form}
      onSubmit={(values) => run(() => refund(values))}
      onClose={onClose}
      submit="Refund"
      busyLabel="Refunding"
    >
      <div className="space-y-5">
        <RefundFields most={most} means={means} />
        <ReasonFields where="in the email about the refund" />
      </div>
    </FormDialog>
  );
}

function meaningOf({ refundable: { owed }, invoice }: OpenDialogProps["actions"]): string {
  const over = owed > 0 ? `${formatRupees(toPaise(owed))} is to be refunded. ` : "";
  const beyond = invoice
    ? "A credit note is issued for what you refund beyond that."
    : "What you refund beyond that reduces the order value.";
  return over ? over + beyond : beyond.replace(" beyond that", " beyond what was paid too much");
}
