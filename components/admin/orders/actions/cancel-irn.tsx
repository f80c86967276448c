import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { cancelIrnSchema, type CancelIrnRequest } from "@/lib/documents/portal-files/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { CancelReasonFields, PortalDialog } from "./portal-dialog";

/** An empty time is none. */
const formSchema = cancelIrnSchema.extend({
  cancelledAt: z
    .string()
    .transform((typed) => typed.trim() || undefined)
    .pipe(cancelIrnSchema.shape.cancelledAt),
});

interface CancelIrnProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  onClose: () => void;
  onCancelled: () => Promise<void>;
}

/** Cancels the IRN of the order's latest invoice, by the provider or as it was done at the portal. */
export function CancelIrn({ order, onClose, onCancelled }: CancelIrnProps) {
  const form = useZodForm(formSchema, { reason: "mistake", remark: "", cancelledAt: "" });

  async function cancel(body: CancelIrnRequest) {
    const params = { id: order._id };
    const { number, creditNote } = await call("POST /admin/orders/{id}/irn/cancel", {
      params,
      body,
    });
    await onCancelled();
    return { title: "IRN Cancelled", description: `${creditNote} takes ${number} back.` };
  }

  return (
    <PortalDialog
      title={`Cancel the IRN for ${order.orderId}`}
      description="The invoice is void from then on: a credit note takes it back here, and GSTR-1 lists neither. Its number is not used again."
      form={form}
      failed="IRN Not Cancelled"
      save={cancel}
      onClose={onClose}
      submit="Cancel IRN"
      busyLabel="Cancelling"
    >
      <CancelReasonFields />
      <TextField
        name="cancelledAt"
        label="Cancelled at the portal"
        placeholder="2026-11-22 10:30:00"
        hint="Only if you have cancelled it there yourself. If empty, the provider of e-invoices cancels it."
        className="sm:col-span-2"
      />
    </PortalDialog>
  );
}
