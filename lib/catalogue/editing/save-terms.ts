import { countText } from "@/lib/base/text/counts";
import { AppError } from "@/lib/base/errors";
import { toPaise } from "@/lib/pricing/money";
import { tierProblem } from "@/lib/pricing/tier-problem";
import { leastQuantity, MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import type { ProductRequest } from "./product-request";
import { parsePriceTiers, storedTiers, type SaleTerms } from "../sale-terms";

interface StoredTerms {
  minQuantity: number;
  packMultiple: number;
  priceTiers: unknown;
}

const DEFAULTS: StoredTerms = { minQuantity: 1, packMultiple: 1, priceTiers: [] };

type TermsRequest = Pick<ProductRequest, "price" | "minQuantity" | "packMultiple" | "priceTiers">;

/** Returns the terms after a save. Fields that the request leaves out stay unchanged. */
export function termsAfter(request: TermsRequest, before: StoredTerms = DEFAULTS): SaleTerms {
  return {
    pricePaise: toPaise(request.price),
    minQuantity: request.minQuantity ?? before.minQuantity,
    packMultiple: request.packMultiple ?? before.packMultiple,
    priceTiers: request.priceTiers
      ? storedTiers(request.priceTiers)
      : parsePriceTiers(before.priceTiers),
  };
}

/** Returns the errors of terms of sale by form field. */
export function termsProblems(terms: SaleTerms): Record<string, string> {
  const tier = tierProblem(terms);
  const isTooLarge = leastQuantity(terms) > MAX_QUANTITY;
  const tooLarge = `The smallest order would be ${countText(leastQuantity(terms))} packs, and an order holds at most ${countText(MAX_QUANTITY)}`;
  return {
    ...(tier ? { [`priceTiers.${tier.index}.${tier.part}`]: tier.message } : {}),
    ...(isTooLarge ? { packMultiple: tooLarge } : {}),
  };
}

/** @throws AppError invalid_input when nothing can be sold under these terms */
export function refuseTerms(terms: SaleTerms): void {
  const fields = termsProblems(terms);
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("invalid_input", message, { fields });
}
