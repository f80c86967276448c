import { useTranslate } from "#words";
import { Badge } from "@/components/ui/badge";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { toPaise } from "@/lib/pricing/money";
import { percentOff } from "@/lib/pricing/totals";

type Badged = Pick<ProductSummary, "isNew" | "price" | "originalPrice">;

interface ProductBadgesProps {
  product: Badged;
  /** The price is that of the buyer's company, to which no public discount applies. */
  own?: boolean;
  className?: string;
}

/** "New" and the discount; renders nothing when neither applies. */
export function ProductBadges({ product, own, className }: ProductBadgesProps) {
  const t = useTranslate();
  const { isNew, price, originalPrice } = product;
  const percent = percentOff(toPaise(price), originalPrice && toPaise(originalPrice));
  const isReduced = !own && percent > 0;
  if (!isNew && !isReduced) return null;
  return (
    <p className={className}>
      {isNew && <Badge variant="default">{t("New")}</Badge>}
      {isReduced && <Badge variant="signal">{t("{percent}% off", { percent })}</Badge>}
    </p>
  );
}
