"use client";

import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Notice } from "@/components/ui/notice";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { endShortSchema } from "@/lib/fulfilment/schemas";
import { quantityWords } from "@/lib/orders/line-text";
import { toldText } from "../told-text";
import { type OpenDialogProps, ReasonFields } from "./refund-dialog";

const formSchema = z.object({
  reason: endShortSchema.shape.reason,
  tellReason: z.boolean(),
  stock: z
    .enum(["", "back", "written_off"])
    .refine((said) => said !== "", "Choose whether the packs go back to stock."),
});

const STOCK = [
  { value: "back", label: "Back to stock" },
  { value: "written_off", label: "Written off, such as printed or spoilt packs" },
];

/** Ends an order of which a part has left: the rest is never sent. */
export function EndShortDialog({ order, actions, onChanged, renew, onClose }: OpenDialogProps) {
  const form = useZodForm(formSchema, { reason: "", tellReason: false, stock: "" });

  async function end({ stock, ...body }: z.output<typeof formSchema>) {
    const ended = await call("POST /admin/orders/{id}/end-short", {
      params: { id: order._id },
      body: { ...body, stock: stock === "back" ? "back" : "written_off" },
    });
    await onChanged(ended);
    return {
      title: "Order Ended",
      description: `The rest of ${order.orderId} will not be sent.`,
    };
  }

  return (
    <CallDialog
      title="End this order short?"
      description={`What has not left is never sent, and the order comes to what left. ${toldText(order)} This cannot be undone.`}
      form={form}
      failure={{
        title: "Order Not Ended",
        text: "The order could not be ended. Please try again.",
      }}
      onRefused={(error) => {
        if (error.code === "invalid_transition") void renew();
        return false;
      }}
      save={end}
      onClose={onClose}
      submit="End Order"
      busyLabel="Ending"
      tone="destructive"
      otherwise={{ label: "Keep Order", onClick: onClose }}
    >
      <div className="space-y-5">
        <Notice>
          <p>This will not be sent:</p>
          <ul className="list-disc pl-5">
            {actions.dispatchable.map(({ line, name, unit, quantity, dispatched }) => (
              <li key={line}>
                {quantityWords(quantity - dispatched, unit)} of {name}
              </li>
            ))}
          </ul>
          <p>What was paid beyond what left can then be refunded from this page.</p>
        </Notice>
        <ReasonFields where="on the page of the order and in the email" />
        <SelectField
          name="stock"
          label="Stock of the packs"
          required
          placeholder="Choose"
          options={STOCK}
        />
      </div>
    </CallDialog>
  );
}
