import { formatRupees } from "@/lib/pricing/money";
import { termsOf } from "../sale-terms";
import type { ProductSummary } from "../schemas";
import { entryPrice, fromPrice } from "./tier-rows";
import { unitPrice } from "./unit-price";

/** What a card says below its price: what one piece costs at that price, and how large it is. */
export function cardFacts(product: ProductSummary): string[] {
  const terms = termsOf(product);
  const unit = unitPrice(fromPrice(terms) ?? entryPrice(terms), product.packSize);
  const each = unit && `${formatRupees(unit.paise)} a ${unit.unit}`;
  // Where the maker measures from is for the product's own page.
  const size = product.dimensions?.replace(/\s*\(.*\)$/, "");
  return [each, size].flatMap((fact) => fact || []);
}
