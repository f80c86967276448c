import { inEnglish, type Say } from "@/lib/words/say";
import type { Order } from "./order";

/** An amount between subtotal and total, as documents and mails show it. */
export interface TaxFigure {
  label: string;
  paise: number;
}

/** The amounts between shipping and total: one tax under the flat tax, or the GST taxes and the rounding. */
export function listTaxFigures(
  { totals, gst }: Pick<Order, "totals" | "gst">,
  say: Say = inEnglish,
): TaxFigure[] {
  if (!gst) {
    const label = say("Tax ({percent}%)", { percent: totals.taxPercent });
    return [{ label, paise: totals.taxPaise }];
  }
  const taxes = gst.taxes.map(({ name, percent, amountPaise }) => ({
    label: `${name} (${percent}%)`,
    paise: amountPaise,
  }));
  const none = { label: "GST", paise: 0 };
  const roundOff = { label: say("Round off"), paise: gst.roundOffPaise };
  return [...(taxes.length > 0 ? taxes : [none]), ...(gst.roundOffPaise === 0 ? [] : [roundOff])];
}
