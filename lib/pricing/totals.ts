import { percentOf } from "./money";

/** The owner's rules for one order, read from the settings. */
export interface PricingRules {
  /** Shipping is free when the subtotal before discount is above this, in paise. */
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
 * The one price of a cart, the same on the cart screen, at checkout and on the invoice.
 *
 * - promo: a percent of the subtotal;
 * - shipping: free when the subtotal before discount is above the threshold, else the flat fee;
 * - tax: a percent of the subtotal after discount;
 * - discount and tax are each rounded half-up to the paisa.
 *
 * Without lines everything is zero, shipping too.
 *
 * @throws RangeError when the amounts leave the exact integer range
 */
export function totalsOf(
  lines: readonly PricedLine[],
  rules: PricingRules,
  promoPercent = 0,
): Totals {
  const { subtotalPaise, discountPaise, shippingPaise } = amountsOf(lines, rules, promoPercent);
  const taxPaise = percentOf(subtotalPaise - discountPaise, rules.taxPercent);
  const totalPaise = subtotalPaise - discountPaise + shippingPaise + taxPaise;
  if (!Number.isSafeInteger(subtotalPaise) || !Number.isSafeInteger(totalPaise)) {
    throw new RangeError("The amounts of this cart are too large to add up exactly.");
  }
  return { subtotalPaise, discountPaise, shippingPaise, taxPaise, totalPaise };
}

/** What an order comes to before its tax. */
export function amountsOf(
  lines: readonly PricedLine[],
  rules: Pick<PricingRules, "freeShippingAbovePaise" | "shippingFeePaise">,
  promoPercent: number,
): Pick<Totals, "subtotalPaise" | "discountPaise" | "shippingPaise"> {
  if (lines.length === 0) return { subtotalPaise: 0, discountPaise: 0, shippingPaise: 0 };
  const subtotalPaise = lines.reduce((sum, line) => sum + lineTotalPaise(line), 0);
  const discountPaise = percentOf(subtotalPaise, promoPercent);
  const shippingPaise = subtotalPaise > rules.freeShippingAbovePaise ? 0 : rules.shippingFeePaise;
  return { subtotalPaise, discountPaise, shippingPaise };
}

/** Rounded percent that `price` is below `original`; 0 where there is nothing to show. */
export function percentOff(pricePaise: number, originalPricePaise: number | null): number {
  if (!originalPricePaise || originalPricePaise <= pricePaise) return 0;
  return Math.round(((originalPricePaise - pricePaise) / originalPricePaise) * 100);
}
