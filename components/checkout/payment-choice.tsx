"use client";

import { Banknote, CreditCard, Landmark, NotebookPen, QrCode, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { FieldError } from "@/components/form/field-frame";
import { cn } from "@/lib/cn";
import { methodText } from "@/lib/payment-methods/method-texts";
import type { PaymentMethod } from "@/lib/payment-methods/methods";
import type { Credit, PaymentOffer } from "@/lib/payment-methods/offered";
import type { CheckoutPayments } from "./checkout-view";

const NAME = "paymentMethod";

const ICONS: Record<PaymentMethod, LucideIcon> = {
  upi: QrCode,
  bank: Landmark,
  cod: Banknote,
  account: NotebookPen,
  razorpay: CreditCard,
};

interface PaymentChoiceProps {
  offers: readonly PaymentOffer[];
  rules: CheckoutPayments;
  credit: Credit | null;
}

/** How the customer pays, each way with when and how; nothing is charged here. */
export function PaymentChoice({ offers, rules, credit }: PaymentChoiceProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const error = getFieldState(NAME, formState).error?.message;
  return (
    <fieldset
      className="col-span-6 min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error !== undefined}
    >
      <legend className="mb-3 text-sm font-semibold">How do you want to pay?</legend>
      <div className="space-y-3">
        {offers.map((offer) => (
          <Offer key={offer.method} offer={offer} rules={rules} credit={credit} />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface OfferProps {
  offer: PaymentOffer;
  rules: CheckoutPayments;
  credit: Credit | null;
}

function Offer({ offer: { method, problem }, rules, credit }: OfferProps) {
  const id = useId();
  const { register } = useFormContext();
  const { title, how } = methodText(method, rules, credit);
  const Icon = ICONS[method];
  return (
    <label
      className={cn(
        "grid grid-cols-[auto_1fr_auto] gap-x-3.5 rounded-md border border-input bg-card p-4",
        "has-checked:border-primary has-checked:bg-accent has-checked:ring-1 has-checked:ring-primary",
        problem ? "cursor-not-allowed text-muted-foreground" : "cursor-pointer",
      )}
    >
      <input
        type="radio"
        value={method}
        disabled={problem !== null}
        aria-describedby={id}
        className="mt-0.5 size-5 accent-primary"
        {...register(NAME)}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span id={id} className="mt-0.5 block text-sm text-muted-foreground">
          {problem ?? how}
        </span>
      </span>
      <Icon aria-hidden className="size-5.5 text-muted-foreground" />
    </label>
  );
}
