"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { SavedAddress } from "@/lib/addresses/schemas";
import type { CheckoutInput } from "@/lib/checkout/form-schema";
import {
  addressInForm,
  billingInForm,
  chosenAddress,
  chosenBilling,
  defaultBilling,
} from "@/lib/checkout/prefill";
import { KeptAddressSelect } from "./kept-address-select";
import { fillIn } from "./use-account-prefill";

interface PickerProps {
  addresses: readonly SavedAddress[];
}

const OTHER = { address: "", apartment: "", city: "", state: "", zipCode: "" };

/** Chooses among the addresses that the customer keeps; whatever is typed instead is another one. */
export function SavedAddressPicker({ addresses }: PickerProps) {
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutInput>();
  const typed = useWatch<CheckoutInput>();

  function choose(address: SavedAddress | undefined) {
    const chosen = address ? { ...chosenAddress(address), saveInfo: true } : OTHER;
    fillIn(setValue, { ...chosen, ...defaultBilling(getValues(), addresses, address) });
    clearErrors();
  }

  return (
    <KeptAddressSelect
      id="kept-address"
      label="Your addresses"
      addresses={addresses}
      chosen={addressInForm(typed, addresses)}
      onChoose={choose}
    />
  );
}

/** The same for the address of the invoice. */
export function BillingAddressPicker({ addresses }: PickerProps) {
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
      label="Your billing addresses"
      addresses={addresses}
      chosen={billingInForm(typed, addresses)}
      onChoose={choose}
    />
  );
}
