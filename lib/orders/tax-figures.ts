import type { Order } from "./order";

/** An amount on the way from the subtotal to the total, as papers and mails write it. */
export interface TaxFigure {
  label: string;
  paise: number;
}

/** What stands between shipping and total: the one tax of the flat regime, or those of GST and the rounding. */
export function taxFiguresOf({ totals, gst }: Pick<Order, "totals" | "gst">): TaxFigure[] {
  if (!gst) return [{ label: `Tax (${totals.taxPercent}%)`, paise: totals.taxPaise }];
  const taxes = gst.taxes.map(({ name, percent, amountPaise }) => ({
    label: `${name} (${percent}%)`,
    paise: amountPaise,
  }));
  const none = { label: "GST", paise: 0 };
  const roundOff = { label: "Round off", paise: gst.roundOffPaise };
  return [...(taxes.length > 0 ? taxes : [none]), ...(gst.roundOffPaise === 0 ? [] : [roundOff])];
}
