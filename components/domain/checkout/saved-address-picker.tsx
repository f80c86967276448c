"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import type { SavedAddress } from "@/lib/identity/addresses/schemas";
import type { CheckoutInput } from "@/lib/client/checkout/form-schema";
import {
  addressInForm,
  billingInForm,
  chosenAddress,
  chosenBilling,
  defaultBilling,
  addressLine,
} from "@/lib/client/checkout/prefill";
import { EMPTY_PLACE } from "@/lib/identity/addresses/form-values";
import { LabelledSelect } from "@/components/ui/labelled-select";
import { fillIn } from "./fill-in";

interface PickerProps {
  addresses: readonly SavedAddress[];
}

/** Chooses among the customer's saved addresses; a typed address counts as another one. */
export function SavedAddressPicker({ addresses }: PickerProps) {
  const t = useTranslate();
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutInput>();
  const typed = useWatch<CheckoutInput>();

  function choose(address: SavedAddress | undefined) {
    const chosen = address ? { ...chosenAddress(address), saveInfo: true } : EMPTY_PLACE;
    fillIn(setValue, { ...chosen, ...defaultBilling(getValues(), addresses, address) });
    clearErrors();
  }

  return (
    <KeptAddressSelect
      id="kept-address"
      label={t("Your addresses")}
      addresses={addresses}
      chosen={addressInForm(typed, addresses)}
      onChoose={choose}
    />
  );
}

/** The same picker for the billing address. */
export function BillingAddressPicker({ addresses }: PickerProps) {
  const t = useTranslate();
  const { setValue, clearErrors } = useFormContext<CheckoutInput>();
  const typed = useWatch<CheckoutInput>();

  function choose(address: SavedAddress | undefined) {
    const chosen = chosenBilling(address);
    fillIn(setValue, chosen);
    clearErrors(Object.keys(chosen) as (keyof typeof chosen)[]);
  }

  return (
    <KeptAddressSelect
      id="kept-billing-address"
      label={t("Your billing addresses")}
      addresses={addresses}
      chosen={billingInForm(typed, addresses)}
      onChoose={choose}
    />
  );
}

interface KeptAddressSelectProps {
  id: string;
  label: string;
  addresses: readonly SavedAddress[];
  /** Undefined when the address is typed. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | undefined) => void;
}

function KeptAddressSelect(props: KeptAddressSelectProps) {
  const t = useTranslate();
  const { id, label, addresses, chosen, onChoose } = props;
  if (addresses.length === 0) return null;
  return (
    <LabelledSelect
      id={id}
      label={label}
      className="col-span-6"
      autoComplete="off"
      value={chosen?._id ?? ""}
      options={[
        ...addresses.map((address) => ({ value: address._id, label: addressLine(address) })),
        { value: "", label: t("Another address") },
      ]}
      onChoose={(value) => onChoose(addresses.find(({ _id }) => _id === value))}
    />
  );
}
