import type { TaxSum } from "@/lib/pricing/gst";
import { toRupees } from "@/lib/pricing/money";
import type { GstFigures } from "./schemas";

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
