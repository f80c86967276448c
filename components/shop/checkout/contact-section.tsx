"use client";

import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { TextField } from "@/components/shared/form/text-field";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import { useSession } from "@/lib/client/session";
import { CheckoutSection } from "./checkout-section";

export function ContactSection() {
  const isCustomer = useSession().state === "signed-in";
  return (
    <CheckoutSection step={1} title="Contact">
      <TextField
        name="email"
        label={label.email}
        required
        hint="We send the order confirmation and tracking details here."
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        name="phone"
        label={label.phone}
        hint="The courier calls this number on the day of delivery. Without one, a parcel may come back to us."
        className="col-span-6 sm:col-span-3"
      />
      <CheckboxField
        name="newsletter"
        label={label.newsletter}
        hint={
          isCustomer
            ? "Change it in your account at any time."
            : "We email you a link to confirm it."
        }
        className="col-span-6"
      />
    </CheckoutSection>
  );
}
