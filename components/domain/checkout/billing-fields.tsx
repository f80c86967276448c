import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { useHydrated } from "@/components/ui/hooks/use-hydrated";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { PostalFields } from "@/components/shared/form/postal-fields";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { lateExtra } from "@/components/ui/late";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import type { Quote } from "@/lib/orders/cart/schemas";
import { LONG_UNRULED_TEXTS, SHORT_UNRULED_TEXTS, textRow } from "@/lib/orders/texts/texts";
import { INDIAN_STATES } from "@/lib/shop/gst/states";
import type { SavedAddresses } from "./use-account-prefill";

/** A placeholder while the code loads, so that nothing moves. */
const FIELD_SPACE = <div className="col-span-6 h-24" />;

const PurchaseOrderField = lateExtra(
  () => import("./purchase-order-field").then((file) => file.PurchaseOrderField),
  FIELD_SPACE,
);

interface BillingFieldsProps {
  saved?: SavedAddresses | null;
  /** Staff note down what the customer said, customers write to the shop; null for no note. */
  noteLabel?: string | null;
  /** What the customer's company requires with each order. */
  demand?: Quote["purchaseOrder"];
  /** Whether to ask for the purchase order as a file; a placed order has a card for it. */
  hasFile?: boolean;
}

/** The invoice recipient and details for the buyer's books. */
export function BillingFields(props: BillingFieldsProps) {
  const { saved, noteLabel = label.note, demand, hasFile = true } = props;
  const t = useTranslate();
  const [isSame, gstin] = useWatch({ name: ["sameAsShipping", "gstin"] }) as [boolean, string];
  const isKnown = useHydrated();
  useCheckedGstin();
  return (
    <>
      {saved?.company}
      <CheckboxField name="sameAsShipping" label={t(label.sameAsShipping)} className="col-span-6" />
      {isKnown && !isSame && (
        <>
          {saved && <saved.SavedAddressPicker isBilling addresses={saved.addresses} />}
          {/* Any state of India, including those that the shop does not deliver to. */}
          <PostalFields isBilling states={INDIAN_STATES} />
        </>
      )}
      <TextField
        name="gstin"
        label={t(label.gstin)}
        autoCapitalize="characters"
        spellCheck={false}
        hint={t("For a business registered for GST, in the state of the billing address.")}
        className="col-span-6 sm:col-span-3 sm:col-start-1"
      />
      {isKnown && !isSame && gstin !== "" && (
        <TextField
          name="consigneeGstin"
          label={t(label.consigneeGstin)}
          autoCapitalize="characters"
          spellCheck={false}
          hint={t(
            "GSTIN of the business that receives the goods there. If empty: your own GSTIN in its state, unregistered in any other state.",
          )}
          className="col-span-6 sm:col-span-3"
        />
      )}
      {SHORT_UNRULED_TEXTS.map((name) => {
        const { hint } = textRow(name);
        const isAsked = name === "poNumber" && demand === "number";
        return (
          <TextField
            key={name}
            name={name}
            label={t(label[name])}
            required={isAsked}
            hint={isAsked ? t("The company asks for it with each order.") : hint && t(hint)}
            className="col-span-6 sm:col-span-3"
          />
        );
      })}
      {hasFile && <PurchaseOrderField label={t(label.purchaseOrder)} demand={demand} />}
      {LONG_UNRULED_TEXTS.map((name) => {
        const shown = name === "note" ? noteLabel : label[name];
        return (
          shown !== null && (
            <TextareaField key={name} name={name} label={t(shown)} className="col-span-6" />
          )
        );
      })}
    </>
  );
}

/**
 * Validates the GSTIN again when the billing address changes, because its error may have been about the
 * state.
 */
function useCheckedGstin(): void {
  const { getFieldState, trigger } = useFormContext();
  const place = useWatch({ name: ["sameAsShipping", "billingState", "state"] }).join();
  useEffect(() => {
    if (getFieldState("gstin").error) void trigger("gstin");
  }, [place, getFieldState, trigger]);
}
