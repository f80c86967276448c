import type { Order } from "@/lib/orders/order";
import { calculateShares, type LineShares } from "@/lib/pricing/gst";
import type { Figures, LineFigures } from "./figures";

/** Each line's share of the discount, under either tax. */
export function shareDiscounts({ lines, totals }: Pick<Order, "lines" | "totals">): number[] {
  const rated = lines.map((line) => ({
    ...line,
    rateBasisPoints: line.tax?.rateBasisPoints ?? 0,
  }));
  const shares: LineShares[] = calculateShares(rated, totals.discountPaise, totals.shippingPaise);
  return shares.map(({ discountPaise }) => discountPaise);
}

/**
 * The amounts that an order's invoice bills: under GST the lines as the order was taxed; under the flat tax each line
 * less its share of the discount, with untaxed shipping.
 * @param lineIds of the order's lines, in their order
 */
export function invoiceFigures(
  order: Pick<Order, "lines" | "totals" | "gst">,
  lineIds: readonly string[],
): Figures {
  const { totals, gst } = order;
  const discounts = shareDiscounts(order);
  const lines = order.lines.map(({ quantity, lineTotalPaise, tax }, index): LineFigures => {
    const line = { orderLineId: lineIds[index] ?? "", quantity };
    if (!tax)
      return { ...line, ...UNTAXED, taxablePaise: lineTotalPaise - (discounts[index] ?? 0) };
    const { rateBasisPoints: gstBasisPoints, ...taxes } = tax;
    return { ...line, gstBasisPoints, ...taxes };
  });
  return {
    lines,
    untaxedPaise: gst ? 0 : totals.shippingPaise,
    taxPaise: totals.taxPaise,
    roundOffPaise: gst?.roundOffPaise ?? 0,
    totalPaise: totals.totalPaise,
  };
}

const UNTAXED = { gstBasisPoints: null, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 } as const;
