import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { packs } from "@/lib/orders/cart/quantity-limits";
import type { SaleTerms } from "@/lib/catalogue/sale-terms";
import { tierStep } from "@/lib/catalogue/price/tier-rows";
import { formatRupees } from "@/lib/pricing/money";

interface TierHintProps {
  /** The product's name, if the page shows several products. */
  name?: string;
  terms: SaleTerms;
  quantity: number;
  /** The maximum orderable quantity in packs. */
  most: number;
  onAdopt: (quantity: number) => void;
}

/** Shows how many more packs reach the next price tier, with a button that adds them. */
export function TierHint({ name, terms, quantity, most, onAdopt }: TierHintProps) {
  const t = useTranslate();
  const step = tierStep(terms, quantity, most);
  if (!step) return null;
  const all = packs(step.quantity, t);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular">
      <span>
        {t("{more} more, and each pack costs {price}: you save {saved} on {all}.", {
          more: packs(step.quantity - quantity, t),
          price: formatRupees(step.pricePaise),
          saved: formatRupees(step.savedPaise),
          all,
        })}
      </span>
      <Button size="sm" variant="outline" onClick={() => onAdopt(step.quantity)}>
        {t("Take {packs}", { packs: all })}
        {name && <span className="sr-only">{t(" of {name}", { name })}</span>}
      </Button>
    </p>
  );
}
