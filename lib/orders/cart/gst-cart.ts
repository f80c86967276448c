import { rateFor, type RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { stateCodeOf } from "@/lib/shop/gst/states";
import { gstTotalsOf, taxSumsOf, type LineTax, type TaxSum } from "@/lib/pricing/gst";
import type { PricedLine, PricingRules, Totals } from "@/lib/pricing/totals";
import type { GstSettings } from "@/lib/shop/settings/gst-settings";
import { toRupees } from "@/lib/pricing/money";
import type { GstFigures } from "./schemas";

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
  buyer: GstBuyer;
}

/** What of a buyer decides the place of supply. */
export interface GstBuyer {
  /** Where the goods go, by name. */
  state?: string | undefined;
  /** A good one, of the state of the billing address. */
  gstin?: string | undefined;
}

/**
 * The place of supply (docs/product.md: GST): of a registered buyer the state of the registration, for goods
 * sent elsewhere go there on the buyer's word (IGST Act, section 10(1)(b)); else where the goods go (clauses
 * (a) and (ca)); as long as that is not known, the seller's own state.
 */
function placeOfSupplyOf({ state, gstin }: GstBuyer, sellerState: string): string {
  return gstin?.slice(0, 2) ?? (state && stateCodeOf(state)) ?? sellerState;
}

/** Prices lines under GST. */
export function gstCartOf(
  lines: readonly (PricedLine & { hsnCode: string | null })[],
  { rules, gst, rates, promoPercent, buyer }: GstCartOptions,
): { totals: Totals; gst: CartGst } {
  const sellerState = gst.stateCode;
  const placeOfSupply = placeOfSupplyOf(buyer, sellerState);
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

/** The taxes of a cart or an order in rupees; nothing in the flat regime. */
export function gstAnswer(
  gst: { taxes: readonly TaxSum[]; roundOffPaise: number } | null,
): GstFigures {
  if (!gst) return {};
  return {
    taxes: gst.taxes.map(({ name, percent, taxablePaise, amountPaise }) => ({
      name,
      percent,
      taxable: toRupees(taxablePaise),
      amount: toRupees(amountPaise),
    })),
    roundOff: toRupees(gst.roundOffPaise),
  };
}
