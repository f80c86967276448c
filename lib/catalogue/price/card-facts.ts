import { formatRupees } from "@/lib/pricing/money";
import { toSaleTerms } from "../sale-terms";
import type { ProductSummary } from "../schemas";
import { entryPrice, fromPrice } from "./tier-rows";
import { unitPrice } from "./unit-price";

/** Returns the lines below the price on a product card: the price of one piece and the size. */
export function cardFacts(product: ProductSummary): string[] {
  const terms = toSaleTerms(product);
  const unit = unitPrice(fromPrice(terms) ?? entryPrice(terms), product.packSize);
  const each = unit && `${formatRupees(unit.paise)} a ${unit.unit}`;
  // Cuts the note in brackets, such as where the maker measures; only the product's own page shows it.
  const size = product.dimensions?.replace(/\s*\(.*\)$/, "");
  return [each, size].flatMap((fact) => fact || []);
}
