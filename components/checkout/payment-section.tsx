import type { ReactNode } from "react";
import type { SavedAddress } from "@/lib/addresses/schemas";
import { BillingFields } from "./billing-fields";
import { CheckoutSection } from "./checkout-section";

interface PaymentSectionProps {
  /** That the customer keeps. */
  addresses: readonly SavedAddress[];
  children: ReactNode;
}

/** How one pays, and whom the invoice is made out to. */
export function PaymentSection({ addresses, children }: PaymentSectionProps) {
  return (
    <CheckoutSection step={3} title="Payment">
      {children}
      <BillingFields addresses={addresses} />
    </CheckoutSection>
  );
}
