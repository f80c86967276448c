import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { sumBy } from "@/lib/documents/figures";
import { readBills } from "@/lib/documents/read-figures";
import { announcePaid } from "@/lib/orders/announced/announce-paid";
import type { Order, OrderLine } from "@/lib/orders/order";
import { readOrders } from "@/lib/orders/read/queries";
import { toSafePaise } from "@/lib/pricing/money";
import { lineTotalPaise, type Amounts } from "@/lib/pricing/totals";
import { toTaxes, withOwnRates } from "./line-taxes";
import { priceLines } from "./price-lines";

/**
 * Reprices an order for the made quantities, with its own prices, agreed discount, shipping and tax rates. Earlier made
 * quantities do not count. The discount is at most the value of the made goods. Returns the total in paise.
 * @param made quantities by line id
 */
export async function priceProduced(
  tx: Transaction,
  id: string,
  made: ReadonlyMap<string, number>,
): Promise<number> {
  const [order] = await readOrders(tx, [id]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  const lines = order.lines.map((line) => producedOfLine(line, made.get(line.id)));
  const subtotalPaise = sumBy(lines, (line) => line.lineTotalPaise);
  const amounts: Amounts = {
    subtotalPaise,
    discountPaise: Math.min(await readAgreedDiscount(tx, order, lines), subtotalPaise),
    shippingPaise: order.totals.shippingPaise,
  };
  const bills = order.payment.isBilled ? await readBills(tx, id) : [];
  const priced = priceLines(order, withOwnRates(lines), amounts, bills);
  const { totals, roundOffPaise, lineTaxes, shares } = priced;
  for (const [index, { id: lineId, quantity, ordered, lineTotalPaise }] of lines.entries()) {
    const data = {
      quantity,
      lineTotalPaise,
      orderedQuantity: quantity === ordered ? null : ordered,
      ...toTaxes(lineTaxes?.[index]),
      ...(shares && { discountPaise: shares[index]?.discountPaise ?? 0 }),
    };
    await tx.orderLine.update({ where: { id: lineId }, data, select: { id: true } });
  }
  const data = { ...totals, roundOffPaise };
  await announcePaid(tx, id, () => tx.order.update({ where: { id }, data, select: { id: true } }));
  return totals.totalPaise;
}

type ProducedLine = OrderLine & { ordered: number };

function producedOfLine(line: OrderLine, made: number | undefined): ProducedLine {
  const ordered = line.orderedQuantity ?? line.quantity;
  if (made === undefined) return { ...line, ordered };
  const priced = { ...line, quantity: made };
  return { ...priced, ordered, lineTotalPaise: lineTotalPaise(priced) };
}

/** The offer's discount, up to the ordered value; the order's own is smaller once less was made. */
async function readAgreedDiscount(
  tx: Transaction,
  { id, totals }: Order,
  lines: readonly ProducedLine[],
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
  const orderedPaise = sumBy(lines, (line) => lineTotalPaise({ ...line, quantity: line.ordered }));
  return Math.min(toSafePaise(discountPaise), orderedPaise);
}
