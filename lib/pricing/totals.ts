import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { calculatePercent, calculateShare } from "./money";

/** The owner's price settings for one order. */
export interface PricingRules {
  /** Paise. Shipping is free when the subtotal before discount is above this. */
  freeShippingAbovePaise: number;
  shippingFeePaise: number;
  taxPercent: number;
}

export interface PricedLine {
  /** For `basis` of the line's unit. */
  pricePaise: number;
  quantity: number;
  /** 1 where it is left out. */
  basis?: number;
}

/** All amounts in paise. `total = subtotal - discount + shipping + tax`. */
export interface Totals {
  subtotalPaise: number;
  discountPaise: number;
  shippingPaise: number;
  taxPaise: number;
  totalPaise: number;
}

/** Rounded half-up to the paisa. */
export function lineTotalPaise({ pricePaise, quantity, basis = 1 }: PricedLine): number {
  return basis === 1 ? pricePaise * quantity : calculateShare(pricePaise, quantity, basis);
}

/** The amounts of an order before tax, in paise. */
export type Amounts = Pick<Totals, "subtotalPaise" | "discountPaise" | "shippingPaise">;

/**
 * Adds a percent of the subtotal after discount, rounded half-up to the paisa.
 * @throws RangeError when the amounts exceed the safe integers
 */
export function addFlatTax(amounts: Amounts, taxPercent: number): Totals {
  const { subtotalPaise, discountPaise, shippingPaise } = amounts;
  const taxPaise = calculatePercent(subtotalPaise - discountPaise, taxPercent);
  const totalPaise = subtotalPaise - discountPaise + shippingPaise + taxPaise;
  if (!Number.isSafeInteger(subtotalPaise) || !Number.isSafeInteger(totalPaise)) {
    throw new RangeError("The amounts of this cart are too large to add up exactly.");
  }
  return { ...amounts, taxPaise, totalPaise };
}

/**
 * Returns the amounts of a cart before tax, all 0 without lines. The discount is a percent of the subtotal, rounded
 * half-up to the paisa. Shipping is free when the subtotal before discount is above the threshold, else the flat fee.
 */
export function calculateAmounts(
  lines: readonly PricedLine[],
  rules: Pick<PricingRules, "freeShippingAbovePaise" | "shippingFeePaise">,
  promoPercent = 0,
): Amounts {
  if (lines.length === 0) return { subtotalPaise: 0, discountPaise: 0, shippingPaise: 0 };
  const subtotalPaise = lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
  const discountPaise = calculatePercent(subtotalPaise, promoPercent);
  const shippingPaise = subtotalPaise > rules.freeShippingAbovePaise ? 0 : rules.shippingFeePaise;
  return { subtotalPaise, discountPaise, shippingPaise };
}

/** Returns the rounded percent that `price` is below `original`; 0 when there is no discount to show. */
export function percentOff(pricePaise: number, originalPricePaise: number | null): number {
  if (!originalPricePaise || originalPricePaise <= pricePaise) return 0;
  return Math.round(((originalPricePaise - pricePaise) / originalPricePaise) * 100);
}

/** "Discount (SAVE10, samples)": what a discount is made of, the same on pages, mails and documents. */
export function discountLabel(
  code: string | null | undefined,
  hasSampleCredit: boolean,
  t: Translate = inEnglish,
): string {
  const parts = [...(code ? [code] : []), ...(hasSampleCredit ? [t("samples")] : [])];
  return parts.length > 0 ? t("Discount ({parts})", { parts: parts.join(", ") }) : t("Discount");
}
