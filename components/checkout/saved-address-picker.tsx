"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import type { SavedAddress } from "@/lib/addresses/schemas";
import type { CheckoutInput } from "@/lib/checkout/form-schema";
import { addressInForm, addressLine, chosenAddress } from "@/lib/checkout/prefill";
import { fillIn } from "./use-account-prefill";

/** Chooses among the addresses that the customer keeps; whatever is typed instead is another one. */
export function SavedAddressPicker({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { setValue, clearErrors } = useFormContext<CheckoutInput>();
  const typed = useWatch<CheckoutInput>();
  if (addresses.length === 0) return null;

  function choose(id: string) {
    const address = addresses.find(({ _id }) => _id === id);
    if (address) fillIn(setValue, { ...chosenAddress(address), saveInfo: true });
    else fillIn(setValue, { address: "", apartment: "", city: "", state: "", zipCode: "" });
    clearErrors();
  }

  return (
    <div className="col-span-6">
      <Label htmlFor="kept-address" className="mb-1.5">
        Your addresses
      </Label>
      <NativeSelect
        id="kept-address"
        autoComplete="off"
        value={addressInForm(typed, addresses)?._id ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {addresses.map((address) => (
          <option key={address._id} value={address._id}>
            {addressLine(address)}
          </option>
        ))}
        <option value="">Another address</option>
      </NativeSelect>
    </div>
  );
}
