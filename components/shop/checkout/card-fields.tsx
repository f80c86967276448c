import { ShieldCheck } from "lucide-react";
import { type ClipboardEvent, type InputEvent, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { TextField } from "@/components/shared/form/text-field";
import {
  CARD_LENGTH,
  formatCardNumber,
  formatCvv,
  formatExpiry,
} from "@/lib/client/checkout/field-formats";
import { CHECKOUT_LABELS as label } from "@/lib/client/checkout/fields";
import type { CheckoutInput } from "@/lib/client/checkout/form-schema";

/** The card is only validated in the browser and never sent; the form says so. */
export function CardFields() {
  const t = useTranslate();
  const number = useRefusedDigits("cardNumber", 16, t("A card number has at most 16 digits."));
  const code = useRefusedDigits("cvv", 4, t("Enter the 3 or 4 digits of the security code"));
  return (
    <>
      <p className="col-span-6 flex gap-3 rounded-md bg-muted p-3.5 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
        <span>
          {t(
            "No card is charged. We arrange payment with you after you order. Your card details never leave your browser.",
          )}
        </span>
      </p>
      <TextField
        name="cardNumber"
        label={t(label.cardNumber)}
        required
        maxLength={CARD_LENGTH.cardNumber}
        placeholder="0000 0000 0000 0000"
        {...number}
        format={formatCardNumber}
        className="col-span-6 tabular"
      />
      <TextField
        name="expiryDate"
        label={t(label.expiryDate)}
        required
        maxLength={CARD_LENGTH.expiryDate}
        placeholder="MM/YY"
        format={formatExpiry}
        className="col-span-3 tabular"
      />
      <TextField
        name="cvv"
        label={t(label.cvv)}
        required
        maxLength={CARD_LENGTH.cvv}
        {...code}
        format={formatCvv}
        className="col-span-3 tabular"
      />
      <TextField name="cardName" label={t(label.cardName)} required className="col-span-6" />
    </>
  );
}

const TOO_MANY = "too-many-digits";

/** Refuses input with too many digits instead of cutting it off, with an error at the control. */
function useRefusedDigits(name: "cardNumber" | "cvv", most: number, message: string) {
  const { control, setError, clearErrors, getFieldState } = useFormContext<CheckoutInput>();
  const typed = useWatch({ control, name });
  useEffect(() => {
    if (getFieldState(name).error?.type === TOO_MANY) clearErrors(name);
  }, [typed, name, getFieldState, clearErrors]);

  type Insertion = InputEvent<HTMLInputElement> | ClipboardEvent<HTMLInputElement>;
  const insert = (event: Insertion, text: string) => {
    const { value, selectionStart: from, selectionEnd: to } = event.currentTarget;
    const around = value.slice(0, from ?? value.length) + value.slice(to ?? value.length);
    if (`${around}${text}`.replace(/\D/g, "").length <= most) return;
    event.preventDefault();
    setError(name, { type: TOO_MANY, message });
  };
  return {
    onBeforeInput: (event: InputEvent<HTMLInputElement>) => insert(event, event.data),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
      insert(event, event.clipboardData.getData("text")),
  };
}
