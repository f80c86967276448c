import { rateFor, type RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { getPlaceOfSupply, type GstBuyer } from "@/lib/shop/gst/place-of-supply";
import { addGst, sumTaxes, type LineTax, type TaxSum } from "@/lib/pricing/gst";
import type { Amounts, PricedLine, Totals } from "@/lib/pricing/totals";
import type { GstSettings } from "@/lib/shop/settings/gst-settings";
import { toRupees } from "@/lib/pricing/money";
import type { GstFigures } from "./schemas";

export interface CartGst {
  /** State codes, two digits. */
  sellerState: string;
  placeOfSupply: string;
  roundOffPaise: number;
  taxes: TaxSum[];
  /** One per orderable line, in the same order. */
  lineTaxes: LineTax[];
}

interface GstCartOptions {
  amounts: Amounts;
  gst: GstSettings;
  /** GST rates valid today. */
  rates: readonly RateOfDay[];
  buyer: GstBuyer;
}

export function calculateGstCart(
  lines: readonly (PricedLine & { hsnCode: string | null })[],
  { amounts, gst, rates, buyer }: GstCartOptions,
): { totals: Totals; gst: CartGst } {
  const sellerState = gst.stateCode;
  const placeOfSupply = getPlaceOfSupply(buyer, sellerState);
  const isWithinState = placeOfSupply === sellerState;
  const rated = lines.map(({ pricePaise, quantity, basis, hsnCode }) => ({
    pricePaise,
    quantity,
    basis,
    rateBasisPoints: rateFor(rates, hsnCode)?.rateBasisPoints ?? gst.defaultRateBasisPoints,
  }));
  const { totals, roundOffPaise, lineTaxes } = addGst(rated, amounts, isWithinState);
  const taxes = sumTaxes(lineTaxes, isWithinState);
  return { totals, gst: { sellerState, placeOfSupply, roundOffPaise, taxes, lineTaxes } };
}

/** The taxes of a cart or an order in rupees; without fields under the flat tax. */
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
