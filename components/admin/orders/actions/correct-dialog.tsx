import { useState } from "react";
import { BillingFields } from "@/components/domain/checkout/billing-fields";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { PostalFields } from "@/components/shared/form/postal-fields";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import {
  correctionInput,
  correctionSchema,
  nameCorrected,
  toCorrection,
  type CorrectionValues,
} from "@/lib/client/checkout/correction";
import type { CorrectionPreview } from "@/lib/fulfilment/corrections/schemas";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { CorrectionFigures } from "./correction-figures";
import type { OpenDialogProps } from "./refund-dialog";

type Asked = { body: string; preview: CorrectionPreview };

/** Corrects where an order goes and what its invoice will say. A new total is shown before it is saved. */
export function CorrectDialog({ order, onChanged, renew, onClose }: OpenDialogProps) {
  const form = useZodForm(correctionSchema, correctionInput(order));
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run } = useAction({
    title: "Order Not Corrected",
    text: "What you typed is still here. Please try again.",
    onRefused: ({ code, fields }) => {
      if (["edit_conflict", "invoiced", "dispatched"].includes(code)) void renew();
      return showFieldErrors(form, nameCorrected(fields));
    },
  });

  async function save(values: CorrectionValues) {
    const body = toCorrection(values, order);
    const params = { id: order._id };
    if (asked?.body !== JSON.stringify(body)) {
      const query = { dryRun: "1" } as const;
      const preview = await call("PATCH /admin/orders/{id}", { params, query, body });
      if ("before" in preview && preview.before.total !== preview.after.total) {
        setAsked({ body: JSON.stringify(body), preview });
        return;
      }
    }
    const corrected = await call("PATCH /admin/orders/{id}", { params, body });
    if (!("orderId" in corrected)) return;
    await onChanged(corrected);
    const told = order.user.email === null ? "" : " Its customer is mailed what changed.";
    toast({ title: "Order Corrected", description: `${order.orderId} is saved.${told}` });
    onClose();
  }

  return (
    <FormDialog
      title="Correct this order"
      description="Until its invoice is issued or goods have left. Prices, discount and shipping stay as they were agreed; the tax follows the place."
      form={form}
      onSubmit={(values) => run(() => save(values))}
      onClose={onClose}
      submit={asked ? "Save with this total" : "Save"}
    >
      <div className="grid grid-cols-6 items-start gap-x-4 gap-y-5">
        <h3 className="col-span-6 font-semibold">Shipping address</h3>
        <PostalFields states={INDIAN_STATES} hasCompany byStaff />
        <TextField name="phone" label="Phone" className="col-span-6 sm:col-span-3" />
        <h3 className="col-span-6 mt-2 font-semibold">Invoice</h3>
        <BillingFields noteLabel={null} hasFile={false} />
        <TextField
          name="reason"
          label="Reason"
          required
          hint={order.user.email === null ? undefined : "The customer reads it."}
          className="col-span-6"
        />
        {asked && (
          <div className="col-span-6">
            <Notice>
              <CorrectionFigures {...asked.preview} />
            </Notice>
          </div>
        )}
      </div>
    </FormDialog>
  );
}
