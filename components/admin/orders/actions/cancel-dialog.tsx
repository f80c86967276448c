"use client";

import { useState } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Notice } from "@/components/ui/notice";
import { call } from "@/lib/client/api";
import { cancellationSchema } from "@/lib/fulfilment/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { z } from "@/lib/base/input/zod";
import { toldText } from "../told-text";
import { type OpenDialogProps, ReasonFields } from "./refund-dialog";

const formSchema = z.object({
  reason: cancellationSchema.shape.reason,
  tellReason: z.boolean(),
  restock: z
    .enum(["", "yes", "no"])
    .refine((said) => said !== "", "Choose whether the packs go back to stock."),
});

const RESTOCK = [
  { value: "yes", label: "Back to stock" },
  { value: "no", label: "Not back to stock, such as printed packs" },
];

/** Cancels an order that is not shipped, with a reason. Once production has begun it asks whether to restock. */
export function CancelDialog({ order, actions, onChanged, renew, onClose }: OpenDialogProps) {
  // Production may begin while this is open; the server then asks to restock.
  const [asksRestock, setAsksRestock] = useState(actions.cancel?.asksRestock ?? false);
  const form = useZodForm(formSchema, {
    reason: "",
    tellReason: false,
    restock: asksRestock ? "" : "yes",
  });

  async function cancel({ restock, ...body }: z.output<typeof formSchema>) {
    const params = { id: order._id };
    // Sends `restock` only when it was asked; if production has begun meanwhile, the server asks.
    const said = asksRestock || restock === "no" ? { restock: restock === "yes" } : {};
    const cancelled = await call("POST /admin/orders/{id}/cancel", {
      params,
      body: { ...body, ...said },
    });
    await onChanged(cancelled);
    return { title: "Order Cancelled", description: `${order.orderId} will not be made or sent.` };
  }

  return (
    <CallDialog
      title="Cancel this order?"
      description={`It will not be made or sent. ${toldText(order)} This cannot be undone.`}
      form={form}
      failure={{
        title: "Order Not Cancelled",
        text: "The order could not be cancelled. Please try again.",
      }}
      onRefused={(error) => {
        if (error.code === "invalid_transition") void renew();
        if (error.fields.restock) {
          setAsksRestock(true);
          form.setValue("restock", "");
        }
        return false;
      }}
      save={cancel}
      onClose={onClose}
      submit="Cancel Order"
      busyLabel="Cancelling"
      tone="destructive"
      otherwise={{ label: "Keep Order", onClick: onClose }}
    >
      <div className="space-y-5">
        <Consequences actions={actions} />
        <ReasonFields where="on the page of the order and in the email" />
        <SelectField
          // Remounts, because its first field has changed.
          key={String(asksRestock)}
          name="restock"
          label="Stock of the packs"
          required
          placeholder={asksRestock ? "Choose" : undefined}
          options={RESTOCK}
        />
      </div>
    </CallDialog>
  );
}

function Consequences({ actions: { invoice, refundable } }: Pick<OpenDialogProps, "actions">) {
  const paid = formatRupees(toPaise(refundable.most));
  if (!invoice && refundable.most === 0) return null;
  return (
    <Notice>
      {invoice && <p>Invoice {invoice} is taken back by a credit note.</p>}
      {refundable.most > 0 && (
        <p>{paid} was received and is then to be refunded. Refund it from this page.</p>
      )}
    </Notice>
  );
}
