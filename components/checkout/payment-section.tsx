"use client";

import { ShieldCheck } from "lucide-react";
import { useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { TextField } from "@/components/form/text-field";
import { CARD_LENGTH, formatCardNumber, formatCvv, formatExpiry } from "@/lib/checkout/card-format";
import { CHECKOUT_LABELS as label } from "@/lib/checkout/fields";
import { CheckoutSection } from "./checkout-section";
import { formatInput } from "./format-input";

/** The card is checked here and goes nowhere; the form says so. */
export function PaymentSection({ contactEmail }: { contactEmail: string }) {
  return (
    <CheckoutSection step={3} title="Payment">
      <p className="col-span-6 flex gap-3 rounded-md bg-muted p-3.5 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
        <span>
          No card is charged. We arrange payment with you after you order. Your card details never
          leave your browser.
        </span>
      </p>
      <TextField
        name="cardNumber"
        label={label.cardNumber}
        required
        maxLength={CARD_LENGTH.cardNumber}
        placeholder="0000 0000 0000 0000"
        onInput={formatInput(formatCardNumber)}
        className="col-span-6 tabular"
      />
      <TextField
        name="expiryDate"
        label={label.expiryDate}
        required
        maxLength={CARD_LENGTH.expiryDate}
        placeholder="MM/YY"
        onInput={formatInput(formatExpiry)}
        className="col-span-3 tabular"
      />
      <TextField
        name="cvv"
        label={label.cvv}
        required
        maxLength={CARD_LENGTH.cvv}
        onInput={formatInput(formatCvv)}
        className="col-span-3 tabular"
      />
      <TextField name="cardName" label={label.cardName} required className="col-span-6" />
      <CheckboxField name="sameAsShipping" label={label.sameAsShipping} className="col-span-6" />
      <BillingNote contactEmail={contactEmail} />
    </CheckoutSection>
  );
}

/** An order has one address, so another one for the invoice is a matter for the shop's people. */
function BillingNote({ contactEmail }: { contactEmail: string }) {
  const isSame = useWatch({ name: "sameAsShipping" }) as boolean;
  return (
    <p role="status" className="col-span-6 text-sm empty:hidden">
      {!isSame && (
        <>
          The invoice shows your shipping address. For a different billing address, write to{" "}
          <a
            className="break-words text-link"
            href={`mailto:${contactEmail}?subject=Billing%20address`}
          >
            {contactEmail}
          </a>{" "}
          with your order number.
        </>
      )}
    </p>
  );
}
