import { useTranslate } from "#words";
import { Rupees } from "@/components/shared/format/rupees";
import type { PricedWayAnswer } from "@/lib/shop/shipping/schemas";
import { noChargeText, WAY_NAMES } from "@/lib/shop/shipping/way-names";

/** Prices of the shipping methods; renders nothing if there are none. */
export function WayList({ ways, busy = false }: { ways: PricedWayAnswer[]; busy?: boolean }) {
  const t = useTranslate();
  if (ways.length === 0) return null;
  return (
    <ul aria-busy={busy} aria-label={t("Shipping")} className="mt-2.5 space-y-1.5">
      {ways.map((priced) => (
        <li key={priced.way} className="flex justify-between gap-4">
          <span className="min-w-0">
            {t(WAY_NAMES[priced.way])}
            <span className="block text-sm text-muted-foreground">{t(priced.words)}</span>
          </span>
          <span className="font-semibold">
            <WayAmount priced={priced} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function WayAmount({ priced: { way, amount } }: { priced: PricedWayAnswer }) {
  const t = useTranslate();
  if (amount === null) return t("Ask us");
  return amount === 0 ? t(noChargeText(way)) : <Rupees amount={amount} />;
}
