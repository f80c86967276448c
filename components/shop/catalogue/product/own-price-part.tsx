import type { ProductSummary } from "@/lib/catalogue/schemas";
import { PriceBlock, type PriceBlockProps } from "./price-block";
import { TierTable } from "./tier-table";

export interface OwnPricePartProps {
  product: ProductSummary;
  /** With it the price is drawn, without it the prices by quantity. */
  tax?: Pick<PriceBlockProps, "taxName" | "taxPercent"> | undefined;
}

/** The price of a member's company, in place of what the server drew at the public one. */
export function OwnPricePart({ product, tax }: OwnPricePartProps) {
  return tax ? <PriceBlock product={product} own {...tax} /> : <TierTable product={product} />;
}
