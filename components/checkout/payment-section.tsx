import type { ReactNode } from "react";
import { BillingFields } from "./billing-fields";
import { CheckoutSection } from "./checkout-section";

/** How one pays, and whom the invoice is made out to. */
export function PaymentSection({ children }: { children: ReactNode }) {
  return (
    <CheckoutSection step={3} title="Payment">
      {children}
      <BillingFields />
    </CheckoutSection>
  );
}
