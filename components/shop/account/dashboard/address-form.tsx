import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { addressValues, EMPTY_ADDRESS } from "@/lib/identity/addresses/form-values";
import {
  addressSchema,
  refusePin,
  type AddressInput,
  type SavedAddress,
} from "@/lib/identity/addresses/schemas";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { call } from "@/lib/client/api";
import { PostalFields } from "@/components/shared/form/postal-fields";

interface AddressFormProps {
  /** Null for a new address. */
  address: SavedAddress | null;
  states: readonly string[];
  /** The company to share a new address with; null for users without one. */
  company: string | null;
  onSaved: (address: SavedAddress) => void;
}

const EMPTY = { ...EMPTY_ADDRESS, label: "", phone: "", gstin: "", company: false };

function toValues(address: SavedAddress | null): typeof EMPTY {
  if (!address) return EMPTY;
  const { label: name, gstin, company } = address;
  return { ...addressValues(address), label: name ?? "", gstin: gstin ?? "", company };
}

const schema = addressSchema.superRefine((address, context) => refusePin(address, context));

const WHOLE = "col-span-6";

export function AddressForm({ address, states, company, onSaved }: AddressFormProps) {
  const t = useTranslate();
  const form = useZodForm(schema, toValues(address));
  const { run } = useAction({
    title: t("Address Not Saved"),
    text: t("What you typed is still here. Please try again."),
    onRefused: (error) => showFieldErrors(form, error.fields),
  });
  // An address saved before the owner changed the delivery states keeps its state.
  const choices = address && !states.includes(address.state) ? [...states, address.state] : states;

  async function save(body: AddressInput) {
    onSaved(
      address
        ? await call("PUT /addresses/{id}", { params: { id: address._id }, body })
        : await call("POST /addresses", { body }),
    );
  }

  return (
    <ZodForm form={form} onSubmit={(body) => run(() => save(body))}>
      <div className="grid grid-cols-6 gap-x-4 gap-y-5">
        <TextField
          name="label"
          label={t("Label")}
          hint={t("What you call it, such as Warehouse or Office.")}
          className={WHOLE}
        />
        <PostalFields states={choices} hasCountry />
        <TextField name="phone" label={t(label.phone)} className={WHOLE} />
        <TextField
          name="gstin"
          label={t(label.consigneeGstin)}
          hint={t(
            "GSTIN of the business that receives goods here, in this state; URP if it is not registered.",
          )}
          autoCapitalize="characters"
          spellCheck={false}
          className={WHOLE}
        />
        {!address && company && (
          <CheckboxField
            name="company"
            label={t("Share with everybody at {company}", { company })}
            className={WHOLE}
          />
        )}
      </div>
      <SubmitButton busyLabel={t("Saving")} className="mt-6 max-sm:w-full">
        {t("Save Address")}
      </SubmitButton>
    </ZodForm>
  );
}
