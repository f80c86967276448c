import { useId } from "react";
import { useTranslate } from "#words";
import { Radio } from "@/components/shared/form/radio";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { PricedMethodAnswer } from "@/lib/shop/shipping/schemas";
import { SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";
import { chooseMethod, useChosenMethod } from "./visit-choice";
import { ShippingMethodAmount } from "./shipping-method-list";

interface ShippingMethodChoiceProps {
  /** The shipping methods to a PIN code; null before one is known. */
  quote: Pick<Quote, "shippingWay" | "shippingWays"> | null;
  /** The PIN code of the quote; undefined before it is typed. */
  pin: string | undefined;
}

/** The shipping methods to a PIN code with their prices. */
export function ShippingMethodChoice({ quote, pin }: ShippingMethodChoiceProps) {
  const t = useTranslate();
  const ways = quote?.shippingWays ?? [];
  const own = useChosenMethod();
  // Shown at once, before its figures arrive.
  const chosen = ways.find(({ way }) => way === own)?.way ?? quote?.shippingWay;
  if (pin === undefined) {
    return (
      <p className="text-sm text-muted-foreground">{t("Enter the PIN code to see the prices.")}</p>
    );
  }
  if (quote && ways.length === 0) {
    return (
      <p className="text-sm">
        {t("We have no shipping price to {pin}. Ask us for an offer.", { pin })}
      </p>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("How should it travel?")}</legend>
      <div className="space-y-2.5">
        {ways.map((each) => (
          <Way key={each.way} priced={each} isChosen={each.way === chosen} />
        ))}
      </div>
    </fieldset>
  );
}

function Way({ priced, isChosen }: { priced: PricedMethodAnswer; isChosen: boolean }) {
  const t = useTranslate();
  const id = useId();
  const { way, words } = priced;
  return (
    <label
      htmlFor={id}
      className="grid cursor-pointer grid-cols-[auto_1fr_auto] gap-x-3 rounded-md border border-input bg-card p-3.5 has-checked:border-primary has-checked:bg-accent has-checked:ring-1 has-checked:ring-primary"
    >
      <Radio
        id={id}
        name="shippingWay"
        value={way}
        isChosen={isChosen}
        onChoose={() => chooseMethod(way)}
        className="mt-0.5 size-5"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{t(SHIPPING_METHOD_NAMES[way])}</span>
        <span className="mt-0.5 block text-sm text-muted-foreground">{t(words)}</span>
      </span>
      <span className="font-semibold">
        <ShippingMethodAmount priced={priced} />
      </span>
    </label>
  );
}
