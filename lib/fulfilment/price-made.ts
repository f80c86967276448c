import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { orderBill } from "@/lib/documents/invoice-figures";
import type { Order, OrderLine } from "@/lib/orders/order";
import { readOrders } from "@/lib/orders/read/queries";
import { addGst, type LineShares, type LineTax } from "@/lib/pricing/gst";
import { addFlatTax, lineTotalPaise, type Amounts } from "@/lib/pricing/totals";

interface MadeQuantities {
  /** By the id of the line. */
  made: ReadonlyMap<string, number>;
  /** True when a part of the order was billed: each line then keeps its share of discount and shipping. */
  isPartlyBilled: boolean;
}

/**
 * Prices an order anew with the quantities that were made, by its own prices, discount, shipping and rates of tax.
 * Returns its total in paise.
 */
export async function priceMade(
  tx: Transaction,
  id: string,
  { made, isPartlyBilled }: MadeQuantities,
): Promise<number> {
  const [order] = await readOrders(tx, [id]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  const shares = isPartlyBilled ? orderBill(order).prices : undefined;
  const lines = order.lines.map((line) => lineMade(line, made.get(line.id)));
  const subtotalPaise = lines.reduce((sum, line) => sum + line.lineTotalPaise, 0);
  const amounts: Amounts = {
    subtotalPaise,
    discountPaise: Math.min(order.totals.discountPaise, subtotalPaise),
    shippingPaise: order.totals.shippingPaise,
  };
  const gst = gstOf(order, { lines, amounts, shares });
  for (const [index, { id: lineId, quantity, ordered, lineTotalPaise }] of lines.entries()) {
    const data = {
      ...{ quantity, lineTotalPaise, orderedQuantity: quantity === ordered ? null : ordered },
      ...taxesOf(gst?.lineTaxes[index]),
      ...(shares && { discountPaise: shares[index]?.discountPaise ?? 0 }),
    };
    await tx.orderLine.update({ where: { id: lineId }, data, select: { id: true } });
  }
  const totals = gst ? gst.totals : addFlatTax(amounts, order.totals.taxPercent);
  const data = { ...totals, ...(gst && { roundOffPaise: gst.roundOffPaise }) };
  await tx.order.update({ where: { id }, data, select: { id: true } });
  return totals.totalPaise;
}

type MadeLine = OrderLine & { ordered: number };

function lineMade(line: OrderLine, made: number | undefined): MadeLine {
  const ordered = line.orderedQuantity ?? line.quantity;
  if (made === undefined) return { ...line, ordered };
  const priced = { ...line, quantity: made };
  return { ...priced, ordered, lineTotalPaise: lineTotalPaise(priced) };
}

interface Priced {
  lines: readonly MadeLine[];
  amounts: Amounts;
  shares: readonly LineShares[] | undefined;
}

/** Null under the flat tax. */
function gstOf({ gst }: Order, { lines, amounts, shares }: Priced) {
  if (!gst) return null;
  const rated = lines.map((line) => ({ ...line, rateBasisPoints: line.tax?.rateBasisPoints ?? 0 }));
  return addGst(rated, amounts, gst.sellerState === gst.placeOfSupply, shares);
}

function taxesOf(tax: LineTax | undefined): Prisma.OrderLineUpdateInput {
  if (!tax) return {};
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = tax;
  return { taxablePaise, cgstPaise, sgstPaise, igstPaise };
}
