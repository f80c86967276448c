import { amountSchema, OFFER_LIMITS } from "@/lib/offers/fields";
import { toPaise } from "@/lib/pricing/money";
import type { OfferedLine } from "@/lib/pricing/earnings/offer-totals";
import type { LineValues } from "./line-values";
import { findNumber } from "./offer-form";

/** The typed lines in paise, each with the quantities that have a price. */
export function typedLines(
  lines: readonly LineValues[],
  productCosts: ReadonlyMap<string, number>,
): OfferedLine[] {
  return lines.map(({ kind, basis, cost, costs, product, quantities }) => {
    const isProduct = kind === "product";
    return {
      basis: isProduct ? 1 : Number(basis),
      costPaise: isProduct ? (productCosts.get(product) ?? null) : typedPaise(cost),
      quantities: quantities.flatMap(({ quantity, price }) => {
        const count = findNumber(quantity);
        const pricePaise = typedPaise(price);
        const isCount = typeof count === "number" && Number.isInteger(count) && count > 0;
        return isCount && count <= OFFER_LIMITS.quantity && pricePaise !== null
          ? [{ quantity: count, pricePaise, ...costs.find((of) => of.quantity === count) }]
          : [];
      }),
    };
  });
}

/** Null for invalid amounts. */
export function typedPaise(text: string): number | null {
  const { success, data } = amountSchema.safeParse(findNumber(text));
  return success ? toPaise(data) : null;
}
