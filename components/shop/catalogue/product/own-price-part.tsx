import { PriceBlock, type OwnPricePartProps } from "./price-block";
import { TierTable } from "./tier-table";

/** The price of a member's company, in place of the server's public one. */
export function OwnPricePart({ product, tax }: OwnPricePartProps) {
  return tax ? <PriceBlock product={product} own {...tax} /> : <TierTable product={product} />;
}
