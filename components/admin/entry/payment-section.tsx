"use client";

import { useWatch } from "react-hook-form";
import { CheckoutSection } from "@/components/shop/checkout/checkout-section";
import type { CheckoutPayments } from "@/components/shop/checkout/checkout-view";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import type { Quote } from "@/lib/orders/cart/schemas";
import { METHOD_NAMES } from "@/lib/shop/payment-methods/methods";
import { offeredMethods, type Credit } from "@/lib/shop/payment-methods/offered";
import { toPaise } from "@/lib/pricing/money";

interface PaymentSectionProps {
  rules: CheckoutPayments;
  quote: Quote | null;
  /** Of a customer who may pay later. */
  credit: Credit | null;
}

/** How the customer pays, by the rules of checkout, and with which code. */
export function PaymentSection({ rules, quote, credit }: PaymentSectionProps) {
  const chosen = useWatch({ name: "paymentMethod" }) as string;
  const offers = offeredMethods(rules, { totalPaise: quote && toPaise(quote.total), credit });
  const problem = offers.find(({ method }) => method === chosen)?.problem ?? undefined;
  return (
    <CheckoutSection step={5} title="Payment">
      {offers.length > 0 && (
        <SelectField
          name="paymentMethod"
          label="How the customer pays"
          required
          placeholder="Choose a way to pay"
          options={offers.map(({ method }) => ({ value: method, label: METHOD_NAMES[method] }))}
          hint={problem}
          className="col-span-6 sm:col-span-3"
        />
      )}
      <TextField
        name="promoCode"
        label="Promo code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={quote?.promoError}
        className="col-span-6 sm:col-span-3"
      />
    </CheckoutSection>
  );
}
