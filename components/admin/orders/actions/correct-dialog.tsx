import { useEffect, useRef, useState, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { BillingFields } from "@/components/domain/checkout/billing-fields";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { PostalFields } from "@/components/shared/form/postal-fields";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import {
  correctionForm,
  correctionInput,
  nameCorrected,
  type CorrectableParts,
  type CorrectionBody,
} from "@/lib/client/checkout/correction";
import { useMay } from "@/lib/client/use-role";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import { SHIPPING_METHODS, SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import { ProductFinder } from "../../entry/finder";
import { FoundProduct } from "../../entry/found-product";
import { emailText } from "../email-text";
import { CorrectedRow } from "./corrected-row";
import { CorrectionFigures } from "./correction-figures";
import type { OpenDialogProps } from "./refund-dialog";
import { useCorrectedLines } from "./use-corrected-lines";
import { TRIED_OUT, tryCorrection, useCorrectionPreview } from "./use-correction-preview";

const WAYS = SHIPPING_METHODS.map((value) => ({ value, label: SHIPPING_METHOD_NAMES[value] }));

const MAIL_HINT = "The customer is mailed what changed, with your reason.";

const RENEWS = ["edit_conflict", "invoiced", "dispatched", "in_production"];

/** The part of the dialog that gets the focus. */
export type CorrectedPart = "email" | "address" | "lines";

export interface CorrectDialogProps extends Omit<OpenDialogProps, "actions"> {
  parts: CorrectableParts;
  start?: CorrectedPart | undefined;
}

/** Corrects an order's contact, addresses, lines, prices and shipping. The result is shown before saving. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { order, parts, start, onChanged, renew, onClose } = props;
  const { isWhole, hasLines, hasEmail } = parts;
  const [schema] = useState(() => correctionForm(order, parts));
  const form = useZodForm(schema, correctionInput(order));
  const lines = useCorrectedLines(order);
  const mayAgree = useMay("orders.enter");
  const withLines = (requested: CorrectionBody) => ({
    ...requested,
    ...(lines.asked.length > 0 && { lines: lines.asked }),
  });
  const typed = useWatch({ control: form.control });
  const { data } = schema.safeParse({ ...typed, reason: TRIED_OUT });
  const tried = data && withLines(data);
  const { isSubmitting } = form.formState;
  const live = useCorrectionPreview(order, tried && hasChanges(tried) ? tried : null, isSubmitting);
  const isChanged = lines.asked.length > 0;

  async function save(requested: CorrectionBody) {
    const body = { ...withLines(requested), updatedAt: order.updatedAt };
    const params = { id: order._id };
    if (!hasChanges(withLines(requested))) return undefined;
    if (!live.isCurrent) {
      // If it was saved before the figures had loaded, changed ones are shown first.
      const { before, after, approval } = await tryCorrection(order, withLines(requested));
      if (before.total !== after.total || approval) return false;
    }
    const corrected = await call("PATCH /admin/orders/{id}", { params, body });
    if (!("orderId" in corrected)) return false;
    await onChanged(corrected);
    return { title: "Order Corrected", description: `${order.orderId} is saved.` };
  }

  return (
    <CallDialog
      title="Correct this order"
      description={emailText(order, MAIL_HINT)}
      form={form}
      failure={{
        title: "Order Not Corrected",
        text: "What you entered is still here. Please try again.",
      }}
      onRefused={({ code }) => {
        if (RENEWS.includes(code)) void renew();
        return false;
      }}
      nameFields={nameCorrected}
      save={save}
      onClose={onClose}
      unsaved={isChanged}
      submit={live.value?.approval ? "Ask the company" : "Save"}
    >
      <Part title="Who and where" field={start === "lines" ? undefined : start}>
        {hasEmail && <TextField name="email" label="Email" required className="col-span-6" />}
        {isWhole && <PostalFields states={INDIAN_STATES} hasCompany byStaff />}
        {(isWhole || hasLines) && (
          <TextField name="phone" label="Phone" className="col-span-6 sm:col-span-3" />
        )}
        {isWhole && (
          <>
            <h4 className="col-span-6 mt-2 font-semibold">Invoice</h4>
            <BillingFields noteLabel={null} hasFile={false} />
          </>
        )}
      </Part>
      {hasLines && (
        <Part title="Lines and prices" isStart={start === "lines"}>
          <ul aria-label="Lines of the order" className="col-span-6 divide-y border-y">
            {lines.rows.map((row) => (
              <CorrectedRow key={row.id} row={row} lines={lines} mayAgree={mayAgree} />
            ))}
          </ul>
          <ProductFinder
            label="Add a product"
            placeholder="Name, size or material"
            onChoose={lines.add}
          >
            {(product) => <FoundProduct product={product} />}
          </ProductFinder>
        </Part>
      )}
      {isWhole && order.shippingWay && (
        <Part title="Shipping">
          <SelectField name="shippingWay" label="Way" options={WAYS} className="col-span-6" />
        </Part>
      )}
      <div className="-bottom-5 -mx-5 -mb-5 grid items-start gap-x-6 border-t bg-popover px-5 pt-3 pb-4 sm:has-[[role=status]>*]:grid-cols-[2fr_3fr] [@media(min-height:40rem)]:sticky">
        <TextField name="reason" label="Reason" required className="max-sm:order-last" />
        <CorrectionFigures live={live} />
      </div>
    </CallDialog>
  );
}

/** Whether the request has more than its reason. */
const hasChanges = (requested: CorrectionBody) => Object.keys(requested).length > 1;

interface PartProps {
  title: string;
  /** The field that gets the focus if the dialog opens at this part. */
  field?: string | undefined;
  isStart?: boolean;
  children: ReactNode;
}

function Part({ title, field, isStart = field !== undefined, children }: PartProps) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isStart) return;
    const target = part.current?.querySelector<HTMLElement>(field ? `[name=${field}]` : "h3");
    target?.scrollIntoView({ block: field ? "center" : "start" });
    target?.focus({ preventScroll: true });
  }, [isStart, field]);
  return (
    <section ref={part} className="mb-6">
      <h3 tabIndex={-1} className="mb-4 text-lg font-semibold outline-none">
        {title}
      </h3>
      {/* Keeps the focused field above the reason, which covers the end of the dialog. */}
      <div className="grid grid-cols-6 items-start gap-x-4 gap-y-5 [&_:is(input,select)]:scroll-mb-64">
        {children}
      </div>
    </section>
  );
}
