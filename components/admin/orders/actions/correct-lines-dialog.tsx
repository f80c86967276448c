import { useState } from "react";
import type { Load } from "@/components/shared/call/use-load";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { CorrectionPreview } from "@/lib/fulfilment/corrections/schemas";
import { WAY_NAMES, SHIPPING_WAYS } from "@/lib/shop/shipping/way-names";
import { ProductFinder } from "../../entry/finder";
import { FoundProduct } from "../../entry/found-product";
import { CorrectedRow } from "./corrected-row";
import { CorrectionFigures } from "./correction-figures";
import type { OpenDialogProps } from "./refund-dialog";
import { useCorrectedLines } from "./use-corrected-lines";
import { useCorrectionPreview } from "./use-correction-preview";

const formSchema = z.object({ reason: requiredText("Reason", 500), shippingWay: z.string() });

const WAYS = SHIPPING_WAYS.map((value) => ({ value, label: WAY_NAMES[value] }));

const RENEWS = ["edit_conflict", "invoiced", "dispatched", "in_production"];

/** Corrects what was ordered, at which price and how it travels. The new total is shown before it is saved. */
export function CorrectLinesDialog({ order, onChanged, renew, onClose }: OpenDialogProps) {
  const form = useZodForm(formSchema, { reason: "", shippingWay: order.shippingWay ?? "" });
  const lines = useCorrectedLines(order);
  const [way, setWay] = useState(order.shippingWay);
  const mayAgree = useMay("orders.enter");
  const body = {
    ...(lines.asked.length > 0 && { lines: lines.asked }),
    ...(way !== order.shippingWay && way && { shippingWay: way }),
  };
  const isChanged = Object.keys(body).length > 0;
  const live = useCorrectionPreview(order, isChanged ? body : null);
  const { run } = useAction({
    title: "Order Not Corrected",
    text: "What you entered is still here. Please try again.",
    onRefused: ({ code, fields }) => {
      if (RENEWS.includes(code)) void renew();
      return showFieldErrors(form, fields);
    },
  });

  async function save({ reason }: z.output<typeof formSchema>) {
    const { updatedAt } = order;
    const params = { id: order._id };
    const asked = { ...body, reason, updatedAt };
    const corrected = await call("PATCH /admin/orders/{id}", { params, body: asked });
    if (!("orderId" in corrected)) return;
    await onChanged(corrected);
    const told = order.user.email === null ? "" : " Its customer is mailed what changed.";
    toast({ title: "Order Corrected", description: `${order.orderId} is saved.${told}` });
    onClose();
  }

  return (
    <FormDialog
      title="Correct order"
      description="Lines that you leave keep their price. Another quantity follows today’s prices where the line had them."
      form={form}
      onSubmit={(values) => (isChanged ? run(() => save(values)) : onClose())}
      onClose={onClose}
      unsaved={isChanged}
      submit={live.value?.approval ? "Ask the company" : "Save"}
    >
      <ul aria-label="Lines of the order" className="divide-y border-y">
        {lines.rows.map((row) => (
          <CorrectedRow key={row.id} row={row} lines={lines} mayAgree={mayAgree} />
        ))}
      </ul>
      {isChanged && <Figures live={live} />}
      <div className="mt-5 grid grid-cols-6 items-start gap-x-4 gap-y-5">
        <ProductFinder
          label="Add a product"
          placeholder="Name, size or material"
          onChoose={lines.add}
        >
          {(product) => <FoundProduct product={product} />}
        </ProductFinder>
        {order.shippingWay && (
          <SelectField
            name="shippingWay"
            label="Shipping"
            options={WAYS}
            className="col-span-6"
            onInput={({ currentTarget: { value } }) =>
              setWay(SHIPPING_WAYS.find((each) => each === value) ?? way)
            }
          />
        )}
        <TextField
          name="reason"
          label="Reason"
          required
          hint={order.user.email === null ? undefined : "The customer reads it."}
          className="col-span-6"
        />
      </div>
    </FormDialog>
  );
}

/** Beside the lines, so that it is seen while they change. */
const Figures = ({
  live: { value, error, isCurrent },
}: {
  live: Load<CorrectionPreview | null>;
}) => (
  <div className="mt-4" aria-busy={!isCurrent}>
    {error && (
      <p role="alert" className="text-sm text-destructive">
        {error.message}
      </p>
    )}
    {!error && value && (
      <Notice>
        <CorrectionFigures {...value} />
      </Notice>
    )}
  </div>
);
