"use client";

import { CheckoutSection } from "@/components/shop/checkout/checkout-section";
import { PinSlot } from "@/components/shop/checkout/pin-slot";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { formatPinCode } from "@/lib/client/checkout/pin-code";

const HALF = "col-span-6 sm:col-span-3";

interface AddressSectionProps {
  states: readonly string[];
  /** The ids of what is ordered. */
  products: readonly string[];
}

/** Where the goods go. The browser offers no address of whoever types. */
export function AddressSection({ states, products }: AddressSectionProps) {
  const field = { autoComplete: "off", required: true } as const;
  return (
    <CheckoutSection step={3} title="Shipping address">
      <TextField {...field} name="firstName" label={label.firstName} className={HALF} />
      <TextField {...field} name="lastName" label={label.lastName} className={HALF} />
      <TextField
        {...field}
        name="company"
        label={label.company}
        required={false}
        className="col-span-6"
      />
      <TextField {...field} name="address" label={label.address} className="col-span-6" />
      <TextField
        {...field}
        name="apartment"
        label={label.apartment}
        required={false}
        className="col-span-6"
      />
      <TextField
        {...field}
        name="zipCode"
        label={label.zipCode}
        format={formatPinCode}
        className="col-span-6 sm:col-span-2"
      />
      <TextField {...field} name="city" label={label.city} className="col-span-6 sm:col-span-2" />
      <SelectField
        {...field}
        name="state"
        label={label.state}
        options={states}
        placeholder="Choose a state"
        className="col-span-6 sm:col-span-2"
      />
      <PinSlot
        states={states}
        products={products}
        hint="The PIN code chooses the state and tells when the order arrives."
      />
    </CheckoutSection>
  );
}
