"use client";

import { useTranslate } from "#words";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { formatPinCode } from "@/lib/client/checkout/field-formats";
import { useSession } from "@/lib/client/session";
import { CheckoutSection } from "./checkout-section";
import { PinSlot } from "./pin-slot";
import type { KeptAddresses } from "./use-account-prefill";

interface AddressSectionProps {
  /** Set by the owner; the shop delivers to no other state. */
  states: readonly string[];
  kept: KeptAddresses | null;
  /** The ids of the ordered products, which say when it arrives; without them nobody knows yet. */
  products?: readonly string[];
  /** The number of the section in its form. */
  step: number;
  /** Offers to keep the address for the next order. */
  keeps?: boolean;
}

export function AddressSection(props: AddressSectionProps) {
  const { states, kept, products, step, keeps = false } = props;
  const t = useTranslate();
  const isCustomer = useSession().state === "signed-in";
  return (
    <CheckoutSection step={step} title={t("Shipping address")}>
      {kept && kept.addresses.length > 0 ? (
        <kept.SavedAddressPicker addresses={kept.addresses} />
      ) : (
        isCustomer && keeps && <NoneKept />
      )}
      <TextField
        name="firstName"
        label={t(label.firstName)}
        required
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        name="lastName"
        label={t(label.lastName)}
        required
        className="col-span-6 sm:col-span-3"
      />
      <TextField name="company" label={t(label.company)} className="col-span-6" />
      <TextField name="address" label={t(label.address)} required className="col-span-6" />
      <TextField name="apartment" label={t(label.apartment)} className="col-span-6" />
      <TextField name="city" label={t(label.city)} required className="col-span-6 sm:col-span-3" />
      <SelectField
        name="state"
        label={t(label.state)}
        options={states}
        placeholder={t("Choose a state")}
        required
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        name="zipCode"
        label={t(label.zipCode)}
        format={formatPinCode}
        required
        className="col-span-3"
      />
      <TextField name="country" label={t(label.country)} required className="col-span-3" />
      <PinSlot
        states={states}
        products={products}
        hint={t("The PIN code tells whether and when we deliver.")}
      />
      {keeps && (
        <CheckboxField
          name="saveInfo"
          label={t(label.saveInfo)}
          hint={t(isCustomer ? KEPT_WITH_ACCOUNT : KEPT_IN_TAB)}
          className="col-span-6"
        />
      )}
    </CheckoutSection>
  );
}

/** Reserves the space of the saved addresses while they load, so that nothing below moves. */
function NoneKept() {
  const t = useTranslate();
  return (
    <div className="col-span-6 text-sm">
      <p className="mb-1.5 block leading-5 font-semibold">{t("Your addresses")}</p>
      <p className="flex min-h-11 items-center text-muted-foreground">
        {t("Tick the box below to keep this one and choose it here next time.")}
      </p>
    </div>
  );
}

const KEPT_WITH_ACCOUNT =
  "Saved to your account for your next order. Card details are never saved.";
const KEPT_IN_TAB = "Saved for this visit only. Card details are never saved.";
