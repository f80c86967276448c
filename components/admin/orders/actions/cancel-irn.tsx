import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { cancelIrnSchema, type CancelIrnRequest } from "@/lib/documents/portal-files/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { CancelReasonFields, PortalDialog } from "./portal-dialog";

/** An empty time is omitted. */
const formSchema = cancelIrnSchema.extend({
  cancelledAt: z
    .string()
    .transform((typed) => typed.trim() || undefined)
    .pipe(cancelIrnSchema.shape.cancelledAt),
});

interface CancelIrnProps {
  order: Pick<OrderAnswer, "_id">;
  document: Pick<OrderAnswer["documents"][number], "kind" | "number" | "url">;
  onClose: () => void;
  onCancelled: () => Promise<void>;
}

const VOID = {
  invoice:
    "The invoice is void from then on: a credit note takes it back here, and GSTR-1 lists neither.",
  credit_note:
    "The credit note is void from then on: what it took back is owed again, and GSTR-1 does not list it.",
} as const;

/** Cancels the IRN of an invoice or a credit note, by the provider or as already done at the portal. */
export function CancelIrn({ order, document, onClose, onCancelled }: CancelIrnProps) {
  const form = useZodForm(formSchema, { reason: "mistake", remark: "", cancelledAt: "" });

  async function cancel(body: CancelIrnRequest) {
    const { number, creditNote } = await call("POST /admin/orders/{id}/irn/cancel", {
      params: { id: order._id },
      query: { document: document.url.split("/").at(-1) ?? "" },
      body,
    });
    await onCancelled();
    const description = creditNote ? `${creditNote} takes ${number} back.` : `${number} is void.`;
    return { title: "IRN Cancelled", description };
  }

  return (
    <PortalDialog
      title={`Cancel the IRN of ${document.number}`}
      tone="destructive"
      description={`${document.kind === "credit_note" ? VOID.credit_note : VOID.invoice} Its number is not used again.`}
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
