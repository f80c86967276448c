import type { Order } from "@/lib/orders/order";
import { calculateShares, type LineShares } from "@/lib/pricing/gst";
import type { Bill } from "./dispatch-figures";
import type { Figures, LineFigures } from "./figures";

/** Each line's share of the discount, under either tax. Billed shares stay. */
function shareDiscounts({ lines, totals }: Pick<Order, "lines" | "totals">): number[] {
  const rated = lines.map((line) => ({
    ...line,
    rateBasisPoints: line.tax?.rateBasisPoints ?? 0,
  }));
  const shares: LineShares[] = calculateShares(rated, totals.discountPaise, totals.shippingPaise);
  return shares.map((share, index) => lines[index]?.discountPaise ?? share.discountPaise);
}

type Billed = Pick<Order, "lines" | "totals" | "gst">;

/**
 * The billed amounts of an order's invoice: under GST the lines as taxed in the order; under the flat tax each line
 * less its share of the discount, with untaxed shipping.
 */
export const invoiceFigures = (order: Billed): Figures => orderBill(order).figures;

/** `invoiceFigures` with the price of each line. */
export function orderBill(order: Billed): Bill {
  const { totals, gst } = order;
  const discounts = shareDiscounts(order);
  const lines = order.lines.map(({ id, quantity, lineTotalPaise, tax }, index): LineFigures => {
    const line = { orderLineId: id, quantity };
    if (!tax)
      return { ...line, ...UNTAXED, taxablePaise: lineTotalPaise - (discounts[index] ?? 0) };
    const { rateBasisPoints: gstBasisPoints, ...taxes } = tax;
    return { ...line, gstBasisPoints, ...taxes };
  });
  const prices = order.lines.map(({ lineTotalPaise: grossPaise }, index) => {
    const discountPaise = discounts[index] ?? 0;
    const shippingPaise = (lines[index]?.taxablePaise ?? 0) - grossPaise + discountPaise;
    return { grossPaise, discountPaise, shippingPaise };
  });
  const figures = {
    lines,
    untaxedPaise: gst ? 0 : totals.shippingPaise,
    taxPaise: totals.taxPaise,
    roundOffPaise: gst?.roundOffPaise ?? 0,
    totalPaise: totals.totalPaise,
  };
  const { subtotalPaise, discountPaise, shippingPaise, sampleCreditPaise } = totals;
  const amounts = { subtotalPaise, discountPaise, shippingPaise, sampleCreditPaise };
  return { figures, prices, amounts };
}

const UNTAXED = { gstBasisPoints: null, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 } as const;
