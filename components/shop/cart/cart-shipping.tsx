import { useId, useState } from "react";
import { useTranslate } from "#words";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { Quote } from "@/lib/orders/cart/schemas";
import { isPinCode } from "@/lib/client/checkout/field-formats";
import { choosePin, useVisitPin } from "@/components/domain/delivery/visit-choice";
import { ShippingMethodChoice } from "@/components/domain/delivery/shipping-method-choice";

/** Asks for the PIN code and the shipping method. */
export function CartShipping({ quote }: { quote: Quote | null }) {
  const t = useTranslate();
  const id = useId();
  const pin = useVisitPin();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? pin;
  return (
    <Card className="space-y-4 p-5 sm:p-6">
      <h2 className="text-heading">{t("Shipping")}</h2>
      <div>
        <Label htmlFor={id}>{t("Delivery to your PIN code")}</Label>
        <Input
          id={id}
          name="pin"
          value={text}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          placeholder={t("PIN code")}
          className="mt-1.5 w-36 tabular"
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            if (isPinCode(value.trim())) choosePin(value.trim());
          }}
        />
      </div>
      <ShippingMethodChoice quote={quote} pin={isPinCode(text.trim()) ? text.trim() : undefined} />
    </Card>
  );
}
