import { useState } from "react";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { useZodForm } from "@/components/shared/form/zod-form";
import { toIndiaInput } from "@/lib/base/india-time";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import type { NamedDispatch } from "@/lib/orders/view/goods";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { momentText } from "@/lib/shop/promotions/promo-form";
import { MomentField } from "../../shared/moment-field";

const formSchema = z.object({ deliveredAt: momentText });

interface DeliveredDialogProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  dispatch: NamedDispatch;
  renew: () => Promise<void>;
  onClose: () => void;
}

export function DeliveredDialog({ order, dispatch, renew, onClose }: DeliveredDialogProps) {
  const [now] = useState(() => new Date());
  const { deliveredAt } = dispatch;
  const form = useZodForm(formSchema, {
    deliveredAt: toIndiaInput(deliveredAt ? new Date(deliveredAt) : now),
  });

  async function save(body: z.output<typeof formSchema>) {
    await call("PATCH /admin/orders/{id}/dispatches/{dispatch}", {
      params: { id: order._id, dispatch: dispatch._id },
      body,
    });
    await renew();
    return { title: "Delivery Saved", description: `A dispatch of ${order.orderId}.` };
  }

  return (
    <CallDialog
      title="When this dispatch arrived"
      description={`${dispatch.items.join(", ")}. The time for claims and the days until interest on its invoice count from then; empty, from when the whole order was delivered.`}
      form={form}
      failure={{
        title: "Delivery Not Saved",
        text: "When it arrived could not be saved. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit="Save Delivery"
    >
      <MomentField name="deliveredAt" label="Arrived" hint="India time" />
    </CallDialog>
  );
}
