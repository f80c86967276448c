import { useId, useState } from "react";
import { useTranslate } from "#words";
import { choosePin, useVisitPin } from "@/components/domain/delivery/visit-choice";
import { OrderFigures } from "@/components/domain/cart/order-figures";
import { useQuote } from "@/components/domain/cart/use-quote";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { CartItem } from "@/lib/client/cart-item";
import { isPinCode } from "@/lib/client/checkout/field-formats";

interface SizeTotalProps {
  /** The pieces as a cart line. */
  item: CartItem;
  /** The name of the shop's tax, such as "GST". */
  taxName: string;
}

/** The total of the pieces with tax and shipping, as in the cart. */
export function SizeTotal({ item, taxName }: SizeTotalProps) {
  const t = useTranslate();
  const id = useId();
  const visitPin = useVisitPin();
  const [typed, setTyped] = useState<string | null>(null);
  const pin = (typed ?? visitPin).trim();
  const { quote, loading, failure } = useQuote([item], null, isPinCode(pin) ? { pin } : {});
  return (
    <>
      <Label htmlFor={id}>{t("Delivery to your PIN code")}</Label>
      <Input
        id={id}
        value={typed ?? visitPin}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        placeholder={t("PIN code")}
        className="mt-1.5 mb-4 w-36 tabular"
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (isPinCode(value.trim())) choosePin(value.trim());
        }}
      />
      {failure ? (
        <p role="alert" className="text-sm text-destructive">
          {t(failure)}
        </p>
      ) : (
        <OrderFigures quote={quote} taxName={taxName} loading={loading} />
      )}
    </>
  );
}
