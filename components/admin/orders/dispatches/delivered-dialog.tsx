import { useState } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayName } from "@/lib/base/india-time";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import type { NamedDispatch } from "@/lib/orders/view/goods";
import { deliveredSchema, type DeliveredRequest } from "@/lib/fulfilment/dispatches/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** As typed: an empty day is none. */
const formSchema = z.object({
  on: z
    .string()
    .transform((typed) => typed || null)
    .pipe(deliveredSchema.shape.on),
});

interface DeliveredDialogProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  dispatch: NamedDispatch;
  renew: () => Promise<void>;
  onClose: () => void;
}

/** The day on which one of several dispatches arrived. */
export function DeliveredDialog({ order, dispatch, renew, onClose }: DeliveredDialogProps) {
  const [today] = useState(() => dayName(new Date()));
  const form = useZodForm(formSchema, { on: dispatch.deliveredOn ?? today });

  async function save(body: DeliveredRequest) {
    await call("PUT /admin/orders/{id}/dispatches/{dispatch}/delivered", {
      params: { id: order._id, dispatch: dispatch._id },
      body,
    });
    await renew();
    return { title: "Day Saved", description: `A dispatch of ${order.orderId}.` };
  }

  return (
    <CallDialog
      title="When this dispatch arrived"
      description={`${dispatch.items.join(", ")}. Interest on late payment of its invoice counts from this day; empty, from the day of the whole order.`}
      form={form}
      failure={{ title: "Day Not Saved", text: "The day could not be saved. Please try again." }}
      save={save}
      onClose={onClose}
      submit="Save Day"
    >
      <TextField name="on" label="Arrived on" type="date" />
    </CallDialog>
  );
}
