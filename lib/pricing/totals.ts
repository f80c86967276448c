import { calculatePercent } from "./money";

/** The owner's price settings for one order. */
export interface PricingRules {
  /** Paise. Shipping is free when the subtotal before discount is above this. */
  freeShippingAbovePaise: number;
  shippingFeePaise: number;
  taxPercent: number;
}

export interface PricedLine {
  pricePaise: number;
  quantity: number;
}

/** All amounts in paise. `total = subtotal - discount + shipping + tax`. */
export interface Totals {
  subtotalPaise: number;
  discountPaise: number;
  shippingPaise: number;
  taxPaise: number;
  totalPaise: number;
}

export function lineTotalPaise(line: PricedLine): number {
  return line.pricePaise * line.quantity;
}

/**
 * Returns the price of a cart. The cart page, the checkout and the invoice all use it.
 *
 * - promo: a percent of the subtotal;
 * - shipping: free when the subtotal before discount is above the threshold, else the flat fee;
 * - tax: a percent of the subtotal after discount;
 * - discount and tax are each rounded half-up to the paisa.
 *
 * Without lines all amounts are 0, including shipping.
 *
 * @throws RangeError when the amounts exceed the safe integers
 */
export function calculateTotals(
  lines: readonly PricedLine[],
  rules: PricingRules,
  promoPercent = 0,
): Totals {
  const { subtotalPaise, discountPaise, shippingPaise } = calculateAmounts(
    lines,
    rules,
    promoPercent,
  );
  const taxPaise = calculatePercent(subtotalPaise - discountPaise, rules.taxPercent);
  const totalPaise = subtotalPaise - discountPaise + shippingPaise + taxPaise;
  if (!Number.isSafeInteger(subtotalPaise) || !Number.isSafeInteger(totalPaise)) {
    throw new RangeError("The amounts of this cart are too large to add up exactly.");
  }
  return { subtotalPaise, discountPaise, shippingPaise, taxPaise, totalPaise };
}

/** Returns the amounts of an order before tax. */
export function calculateAmounts(
  lines: readonly PricedLine[],
  rules: Pick<PricingRules, "freeShippingAbovePaise" | "shippingFeePaise">,
  promoPercent: number,
): Pick<Totals, "subtotalPaise" | "discountPaise" | "shippingPaise"> {
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
