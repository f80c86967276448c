import { useTranslate } from "#words";
import { Badge } from "@/components/ui/badge";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { toPaise } from "@/lib/pricing/money";
import { percentOff } from "@/lib/pricing/totals";

type Badged = Pick<ProductSummary, "isNew" | "price" | "originalPrice">;

/** "New" and the discount; renders nothing when neither applies. */
export function ProductBadges({ product, className }: { product: Badged; className?: string }) {
  const t = useTranslate();
  const { isNew, price, originalPrice } = product;
  const percent = percentOff(toPaise(price), originalPrice && toPaise(originalPrice));
  if (!isNew && percent === 0) return null;
  return (
    <p className={className}>
      {isNew && <Badge variant="default">{t("New")}</Badge>}
      {percent > 0 && <Badge variant="signal">{t("{percent}% off", { percent })}</Badge>}
    </p>
  );
}
