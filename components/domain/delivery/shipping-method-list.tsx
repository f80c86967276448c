import { useTranslate } from "#words";
import { Rupees } from "@/components/shared/format/rupees";
import type { PricedMethodAnswer } from "@/lib/shop/shipping/schemas";
import { noChargeText, SHIPPING_METHOD_NAMES } from "@/lib/shop/shipping/method-names";

/** Prices of the shipping methods; renders nothing if there are none. */
export function ShippingMethodList({
  ways,
  busy = false,
}: {
  ways: PricedMethodAnswer[];
  busy?: boolean;
}) {
  const t = useTranslate();
  if (ways.length === 0) return null;
  return (
    <ul aria-busy={busy} aria-label={t("Shipping")} className="mt-2.5 space-y-1.5">
      {ways.map((priced) => (
        <li key={priced.way} className="flex justify-between gap-4">
          <span className="min-w-0">
            {t(SHIPPING_METHOD_NAMES[priced.way])}
            <span className="block text-sm text-muted-foreground">{t(priced.words)}</span>
          </span>
          <span className="font-semibold">
            <ShippingMethodAmount priced={priced} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ShippingMethodAmount({ priced: { way, amount } }: { priced: PricedMethodAnswer }) {
  const t = useTranslate();
  if (amount === null) return t("Ask us");
  return amount === 0 ? t(noChargeText(way)) : <Rupees amount={amount} />;
}
