"use client";

import { ShieldCheck } from "lucide-react";
import { useWords } from "#words";
import { TextField } from "@/components/shared/form/text-field";
import {
  CARD_LENGTH,
  formatCardNumber,
  formatCvv,
  formatExpiry,
} from "@/lib/client/checkout/field-formats";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";

/** The card is only checked in the browser and never sent; the form says so. */
export function CardFields() {
  const say = useWords();
  return (
    <>
      <p className="col-span-6 flex gap-3 rounded-md bg-muted p-3.5 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
        <span>
          {say(
            "No card is charged. We arrange payment with you after you order. Your card details never leave your browser.",
          )}
        </span>
      </p>
      <TextField
        name="cardNumber"
        label={say(label.cardNumber)}
        required
        maxLength={CARD_LENGTH.cardNumber}
        placeholder="0000 0000 0000 0000"
        format={formatCardNumber}
        className="col-span-6 tabular"
      />
      <TextField
        name="expiryDate"
        label={say(label.expiryDate)}
        required
        maxLength={CARD_LENGTH.expiryDate}
        placeholder="MM/YY"
        format={formatExpiry}
        className="col-span-3 tabular"
      />
      <TextField
        name="cvv"
        label={say(label.cvv)}
        required
        maxLength={CARD_LENGTH.cvv}
        format={formatCvv}
        className="col-span-3 tabular"
      />
      <TextField name="cardName" label={say(label.cardName)} required className="col-span-6" />
    </>
  );
}
