import { useTranslate } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { PostalFields } from "@/components/shared/form/postal-fields";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import {
  correctionInput,
  nameCorrected,
  ownCorrectionFormSchema,
  toOwnCorrection,
  type OwnCorrectionValues,
} from "@/lib/client/checkout/correction";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { LONG_UNRULED_TEXTS, SHORT_UNRULED_TEXTS } from "@/lib/orders/texts/texts";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import type { OrderAnswer } from "@/lib/orders/schemas";

export interface CorrectOwnOrderProps {
  order: OrderAnswer;
  /** Gives a guest access to the order; a customer is identified by the session. */
  orderKey?: string;
  onChanged: (order: OrderAnswer) => void;
}

/** Lets the buyer change the delivery address and their own texts. */
export function CorrectOwnDialog(props: CorrectOwnOrderProps & { onClose: () => void }) {
  const { order, orderKey, onChanged, onClose } = props;
  const t = useTranslate();
  const form = useZodForm(ownCorrectionFormSchema, correctionInput(order));

  async function save(values: OwnCorrectionValues) {
    const corrected = await call("PATCH /orders/{id}", {
      params: { id: order._id },
      ...(orderKey === undefined ? {} : { query: { key: orderKey } }),
      body: toOwnCorrection(values),
    });
    onChanged(corrected);
    return { title: t("Order Changed"), description: t("The shop has been emailed what changed.") };
  }

  return (
    <CallDialog
      title={t("Change this order")}
      description={t("Until production begins. Prices and shipping stay as they are.")}
      form={form}
      failure={{
        title: t("Order Not Changed"),
        text: t("What you typed is still here. Please try again."),
      }}
      nameFields={nameCorrected}
      save={save}
      onClose={onClose}
      submit={t("Save")}
    >
      <div className="grid grid-cols-6 items-start gap-x-4 gap-y-5">
        <h3 className="col-span-6 font-semibold">{t("Shipping address")}</h3>
        <PostalFields states={INDIAN_STATES} />
        {SHORT_UNRULED_TEXTS.map((name) => (
          <TextField key={name} name={name} label={t(label[name])} className="col-span-6" />
        ))}
        {LONG_UNRULED_TEXTS.map((name) => (
          <TextareaField key={name} name={name} label={t(label[name])} className="col-span-6" />
        ))}
      </div>
    </CallDialog>
  );
}
