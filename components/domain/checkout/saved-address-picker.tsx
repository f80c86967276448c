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
  /** Chooses the billing address instead of the delivery address. */
  isBilling?: boolean;
}

/** Chooses one of the customer's saved addresses; a typed address counts as another one. */
export function SavedAddressPicker({ addresses, isBilling = false }: PickerProps) {
  const t = useTranslate();
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutInput>();
  const typed = useWatch<CheckoutInput>();
  const chosen = (isBilling ? billingInForm : addressInForm)(typed, addresses);
  if (addresses.length === 0) return null;

  function choose(address: SavedAddress | undefined) {
    const billing = chosenBilling(address);
    fillIn(
      setValue,
      isBilling
        ? billing
        : { ...chosenDelivery(address), ...defaultBilling(getValues(), addresses, address) },
    );
    clearErrors(isBilling ? (Object.keys(billing) as (keyof typeof billing)[]) : undefined);
  }

  return (
    <LabelledSelect
      id={isBilling ? "kept-billing-address" : "kept-address"}
      label={isBilling ? t("Your billing addresses") : t("Your addresses")}
      className="col-span-6"
      autoComplete="off"
      value={chosen?._id ?? ""}
      options={[
        ...addresses.map((address) => ({ value: address._id, label: addressLine(address) })),
        { value: "", label: t("Another address") },
      ]}
      onChoose={(value) => choose(addresses.find(({ _id }) => _id === value))}
    />
  );
}

const chosenDelivery = (address: SavedAddress | undefined) =>
  address ? { ...chosenAddress(address), saveInfo: true } : EMPTY_PLACE;
