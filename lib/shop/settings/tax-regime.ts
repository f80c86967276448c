import type { ShopSettings } from "./shop-settings";
import type { TaxRegime } from "@/lib/shop/gst/schemas";

/** How the shop taxes, for whoever keeps its books and may not read all of its settings. */
export function taxRegimeOf(settings: ShopSettings): TaxRegime {
  const { gst, taxPercent, pricesWithTax, hsnDigits } = settings;
  const seller = gst && {
    legalName: gst.legalName,
    gstin: gst.gstin,
    stateCode: gst.stateCode,
    hsnDigits,
    defaultPercent: gst.defaultRateBasisPoints / 100,
  };
  return { regime: gst ? "gst" : "flat", taxPercent, pricesWithTax, seller };
}
