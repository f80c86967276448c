import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { sumBy } from "@/lib/documents/figures";
import { readBills } from "@/lib/documents/read-figures";
import { orderBill } from "@/lib/documents/invoice-figures";
import { announcePaid } from "@/lib/orders/announced/announce-paid";
import type { Order, OrderLine } from "@/lib/orders/order";
import { readOrders } from "@/lib/orders/read/queries";
import { addGst, calculateShares, type LineShares } from "@/lib/pricing/gst";
import { toSafePaise } from "@/lib/pricing/money";
import { addFlatTax, lineTotalPaise, type Amounts } from "@/lib/pricing/totals";
import { toTaxes, withOwnRates } from "./line-taxes";

interface MadeQuantities {
  /** By the id of the line. */
  made: ReadonlyMap<string, number>;
  /** True when a part of the order was billed: each line then keeps its share of shipping, and the discount of what was billed. */
  isPartlyBilled: boolean;
}

/**
 * Prices an order anew with the quantities that were made, by its own prices, agreed discount, shipping and rates of tax.
 * Earlier made quantities do not count. The discount is at most the value of what was made. Returns the total in paise.
 */
export async function priceMade(
  tx: Transaction,
  id: string,
  { made, isPartlyBilled }: MadeQuantities,
): Promise<number> {
  const [order] = await readOrders(tx, [id]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  const lines = order.lines.map((line) => lineMade(line, made.get(line.id)));
  const agreedPaise = await readAgreedDiscount(tx, order, lines);
  const shares = isPartlyBilled ? await keepShares(tx, order, { lines, agreedPaise }) : undefined;
  const subtotalPaise = sumBy(lines, (line) => line.lineTotalPaise);
  const amounts: Amounts = {
    subtotalPaise,
    discountPaise: shares
      ? sumBy(shares, (share) => share.discountPaise)
      : Math.min(agreedPaise, subtotalPaise),
    shippingPaise: order.totals.shippingPaise,
  };
  const gst = toGst(order, { lines, amounts, shares });
  for (const [index, { id: lineId, quantity, ordered, lineTotalPaise }] of lines.entries()) {
    const data = {
      quantity,
      lineTotalPaise,
      orderedQuantity: quantity === ordered ? null : ordered,
      ...toTaxes(gst?.lineTaxes[index]),
      ...(shares && { discountPaise: shares[index]?.discountPaise ?? 0 }),
    };
    await tx.orderLine.update({ where: { id: lineId }, data, select: { id: true } });
  }
  const totals = gst ? gst.totals : addFlatTax(amounts, order.totals.taxPercent);
  const data = { ...totals, ...(gst && { roundOffPaise: gst.roundOffPaise }) };
  await announcePaid(tx, id, () => tx.order.update({ where: { id }, data, select: { id: true } }));
  return totals.totalPaise;
}

type MadeLine = OrderLine & { ordered: number };

function lineMade(line: OrderLine, made: number | undefined): MadeLine {
  const ordered = line.orderedQuantity ?? line.quantity;
  if (made === undefined) return { ...line, ordered };
  const priced = { ...line, quantity: made };
  return { ...priced, ordered, lineTotalPaise: lineTotalPaise(priced) };
}

const asOrdered = (line: MadeLine) => ({
  ...line,
  quantity: line.ordered,
  rateBasisPoints: line.tax?.rateBasisPoints ?? 0,
});

/** The discount of the offer, within what was ordered; the order has less of it once less was made. */
async function readAgreedDiscount(
  tx: Transaction,
  { id, totals }: Order,
  lines: readonly MadeLine[],
): Promise<number> {
  const { offerVersionId } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { offerVersionId: true },
  });
  if (offerVersionId === null) return totals.discountPaise;
  const { discountPaise } = await tx.offerVersion.findUniqueOrThrow({
    where: { id: offerVersionId },
    select: { discountPaise: true },
  });
  const orderedPaise = sumBy(lines, (line) => lineTotalPaise(asOrdered(line)));
  return Math.min(toSafePaise(discountPaise), orderedPaise);
}

/**
 * Each line's share of the agreed discount by what was ordered, no less than was billed of it, and no more than leaves
 * the rest of the line worth nothing.
 */
async function keepShares(
  tx: Transaction,
  order: Order,
  { lines, agreedPaise }: { lines: readonly MadeLine[]; agreedPaise: number },
): Promise<LineShares[]> {
  const billed = await readBills(tx, order.id);
  const agreed = calculateShares(lines.map(asOrdered), agreedPaise, 0);
  const { prices } = orderBill(order);
  return lines.map(({ id, lineTotalPaise: madePaise }, index) => {
    const before = billed.flatMap((bill) =>
      bill.figures.lines.flatMap((line, place) =>
        line.orderLineId === id ? (bill.prices[place] ?? []) : [],
      ),
    );
    const billedPaise = sumBy(before, (price) => price.discountPaise);
    const leftPaise = madePaise - sumBy(before, (price) => price.grossPaise);
    const wanted = agreed[index]?.discountPaise ?? 0;
    return {
      discountPaise: Math.max(billedPaise, Math.min(wanted, billedPaise + leftPaise)),
      shippingPaise: prices[index]?.shippingPaise ?? 0,
    };
  });
}

interface Priced {
  lines: readonly MadeLine[];
  amounts: Amounts;
  shares: readonly LineShares[] | undefined;
}

/** Null under the flat tax. */
function toGst({ gst }: Order, { lines, amounts, shares }: Priced) {
  if (!gst) return null;
  return addGst(withOwnRates(lines), amounts, gst.sellerState === gst.placeOfSupply, shares);
}
