import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { toSaleTerms } from "../sale-terms";
import type { ProductSummary } from "../schemas";
import { entryPrice, fromPrice } from "./tier-rows";
import { unitPrice, unitPriceText } from "./unit-price";

/** Returns the lines below the price on a product card: the price of one piece and the size. */
export function cardFacts(product: ProductSummary, t: Translate = inEnglish): string[] {
  const terms = toSaleTerms(product);
  const unit = unitPrice(fromPrice(terms) ?? entryPrice(terms), product.packSize);
  const each = unit && unitPriceText(unit, t);
  // Cuts the note in brackets, such as where the maker measures; only the product's own page shows it.
  const size = product.dimensions?.replace(/\s*\(.*\)$/, "");
  return [each, size].flatMap((fact) => fact || []);
}
