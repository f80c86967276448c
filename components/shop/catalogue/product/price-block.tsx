import { useTranslate } from "#words";
import { Price } from "@/components/shared/format/price";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { entryPrice } from "@/lib/catalogue/price/tier-rows";
import { packSizeText, unitPrice, unitPriceText } from "@/lib/catalogue/price/unit-price";
import { calculatePercent, formatRupees, toPaise } from "@/lib/pricing/money";
import { percentOff } from "@/lib/pricing/totals";

export interface PriceBlockProps {
  product: ProductSummary;
  /** The tax that is added to the price, such as "8% tax". */
  taxName: string;
  /** Tax in percent, if the owner shows prices with tax. */
  taxPercent: number | undefined;
  /** Whether it is the price of the buyer's company. */
  own?: boolean;
}

/** A part of the page that depends on a company's price. */
export interface OwnPricePartProps {
  product: ProductSummary;
  /** With it the price is rendered, without it the tier table. */
  tax?: Pick<PriceBlockProps, "taxName" | "taxPercent"> | undefined;
}

function beforeTax(hasUnit: boolean, isTaxed: boolean): string {
  if (hasUnit) return isTaxed ? "{each}, before {tax}, {taxed} with tax" : "{each}, before {tax}";
  return isTaxed ? "before {tax}, {taxed} with tax" : "before {tax}";
}

/** The price of one pack at the smallest order. */
export function PriceBlock({ product, taxName, taxPercent, own }: PriceBlockProps) {
  const t = useTranslate();
  const paise = entryPrice(toSaleTerms(product));
  const originalPaise = product.originalPrice && toPaise(product.originalPrice);
  const unit = unitPrice(paise, product.packSize);
  const percent = percentOff(paise, originalPaise);
  return (
    <div className="mt-3 text-muted-foreground tabular">
      <Price
        paise={paise}
        originalPaise={originalPaise}
        per={product.packSize && packSizeText(product.packSize, t)}
        own={own}
        size="lg"
        className="text-foreground"
      />
      {originalPaise && percent > 0 && (
        <p className="mt-1 font-medium text-signal">
          {t("You save {saved} a pack, {percent}% off", {
            saved: formatRupees(originalPaise - paise),
            percent,
          })}
        </p>
      )}
      <p className="mt-1">
        {t(beforeTax(unit !== null, taxPercent !== undefined), {
          each: unit ? unitPriceText(unit, t) : "",
          tax: taxName,
          taxed: formatRupees(paise + calculatePercent(paise, taxPercent ?? 0)),
        })}
      </p>
    </div>
  );
}
