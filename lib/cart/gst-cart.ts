import { rateFor, type RateOfDay } from "@/lib/gst/rate-of-day";
import { stateCodeOf } from "@/lib/gst/states";
import { gstTotalsOf, taxSumsOf, type LineTax, type TaxSum } from "@/lib/pricing/gst";
import type { PricedLine, PricingRules, Totals } from "@/lib/pricing/totals";
import type { GstSettings } from "@/lib/settings/gst-settings";

/** How a cart is taxed under GST. */
export interface CartGst {
  /** Codes of states. */
  sellerState: string;
  placeOfSupply: string;
  roundOffPaise: number;
  taxes: TaxSum[];
  /** Of the lines that can be ordered, in their order. */
  lineTaxes: LineTax[];
}

interface GstCartOptions {
  rules: PricingRules;
  gst: GstSettings;
  /** Of today. */
  rates: readonly RateOfDay[];
  promoPercent: number | undefined;
  /** Where the goods go, by name. */
  state: string | undefined;
}

/**
 * Prices lines under GST. The place of supply is where the goods go (IGST Act, section 10(1)(a)); as long as
 * that is not known, the seller's own state.
 */
export function gstCartOf(
  lines: readonly (PricedLine & { hsnCode: string | null })[],
  { rules, gst, rates, promoPercent, state }: GstCartOptions,
): { totals: Totals; gst: CartGst } {
  const sellerState = gst.stateCode;
  const placeOfSupply = (state && stateCodeOf(state)) ?? sellerState;
  const isWithinState = placeOfSupply === sellerState;
  const rated = lines.map(({ pricePaise, quantity, hsnCode }) => ({
    pricePaise,
    quantity,
    rateBasisPoints: rateFor(rates, hsnCode)?.rateBasisPoints ?? gst.defaultRateBasisPoints,
  }));
  const how = { promoPercent, isWithinState };
  const { totals, roundOffPaise, lineTaxes } = gstTotalsOf(rated, rules, how);
  const taxes = taxSumsOf(lineTaxes, isWithinState);
  return { totals, gst: { sellerState, placeOfSupply, roundOffPaise, taxes, lineTaxes } };
}
