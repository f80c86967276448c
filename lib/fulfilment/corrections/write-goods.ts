import "server-only";
import { Prisma } from "shop-database";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { isFromStock } from "@/lib/orders/cart/cart-line";
import { announcePaid } from "@/lib/orders/announced/announce-paid";
import type { Order } from "@/lib/orders/order";
import { lineRow, taxColumns } from "@/lib/orders/place/order-rows";
import { lineTotalPaise } from "@/lib/pricing/totals";
import { returnStock, deductStock } from "@/lib/catalogue/stock/stock";
import type { CorrectedGoods } from "./correct-lines";
import type { LineFacts } from "./line-facts";
import type { PricedGoods } from "./price-goods";
import { releaseSamples } from "./sample-lines";
import { removeLines } from "./remove-lines";

/** New days promised by a correction; omitted days stay. */
export interface NewDays {
  dispatchBy?: Date | null;
  deliverBy?: Date | null;
}

/**
 * Writes the corrected lines and totals of a locked order, and moves the stock. Returns the products whose stock
 * changed.
 * @throws AppError out_of_stock; invalid_transition for a line that cannot be removed
 */
export async function writeGoods(
  tx: Transaction,
  order: Order,
  priced: PricedGoods & { facts: ReadonlyMap<string, LineFacts>; days: NewDays },
): Promise<string[]> {
  const { goods, totals, samples, facts } = priced;
  const moved = await moveStock(tx, order, goods, facts);
  const stays = new Set(goods.flatMap(({ before }) => before?.id ?? []));
  await removeLines(
    tx,
    order.lines.flatMap(({ id }) => (stays.has(id) ? [] : id)),
  );
  for (const [position, each] of goods.entries())
    await writeLine(tx, order, priced, { position, each });
  if (samples.lineIds.length > 0 || order.totals.sampleCreditPaise > 0)
    await releaseSamples(tx, order.id, samples.lineIds);
  const data = {
    ...totals,
    sampleCreditPaise: samples.creditPaise,
    roundOffPaise: priced.roundOffPaise,
    shippingWay: priced.shippingWay,
    ...priced.days,
  };
  const { id } = order;
  await announcePaid(tx, id, () => tx.order.update({ where: { id }, data, select: { id: true } }));
  return moved;
}

/** Runs from the first line to the last, so that no two lines ever share a position. */
async function writeLine(
  tx: Transaction,
  { id: orderId }: Order,
  { lineTaxes, shares }: PricedGoods,
  { position, each: { before, line } }: { position: number; each: CorrectedGoods },
): Promise<void> {
  const tax = lineTaxes?.[position];
  const share = shares?.[position];
  const own = { ...taxColumns(tax), ...(share && { discountPaise: share.discountPaise }) };
  if (!before) {
    // An added product is plain: it has neither print nor spec.
    const plain = { spec: Prisma.DbNull, print: Prisma.DbNull };
    const data = { ...lineRow(orderId, line, position), ...plain, ...own };
    await tx.orderLine.create({ data, select: { id: true } });
    return;
  }
  const { quantity, pricePaise, forLine, costPaise } = line;
  const worth = { quantity, pricePaise, lineTotalPaise: lineTotalPaise(line) };
  const data = {
    ...worth,
    ...own,
    position,
    forLine,
    ...(costPaise !== undefined && { costPaise }),
  };
  await tx.orderLine.update({ where: { id: before.id }, data, select: { id: true } });
}

async function moveStock(
  tx: Transaction,
  order: Order,
  goods: readonly CorrectedGoods[],
  facts: ReadonlyMap<string, LineFacts>,
): Promise<string[]> {
  const held = new Map<string, number>();
  const add = (id: string | null, quantity: number) => {
    if (id !== null) held.set(id, (held.get(id) ?? 0) + quantity);
  };
  const isBuffered = (id: string) => facts.get(id)?.fromStock === true;
  for (const { id, productId, quantity } of order.lines)
    if (isBuffered(id)) add(productId, -quantity);
  for (const { before, line } of goods)
    if (before ? isBuffered(before.id) : isFromStock(line)) add(line.productId, line.quantity);
  const more = [...held].map(([productId, quantity]) => ({ productId, quantity }));
  const taken = more.filter(({ quantity }) => quantity > 0);
  const [missing] = taken.length > 0 ? await deductStock(tx, taken) : [];
  if (missing !== undefined) throw await shortage(tx, missing);
  const back = more.filter(({ quantity }) => quantity < 0);
  await returnStock(
    tx,
    back.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
  return [...taken, ...back].map(({ productId }) => productId);
}

async function shortage(tx: Transaction, id: string): Promise<AppError> {
  const product = await tx.product.findUnique({
    where: { id },
    select: { name: true, stockCount: true },
  });
  const { name = "A product", stockCount = 0 } = product ?? {};
  return new AppError("out_of_stock", `Only ${stockCount} more of ${name} are in stock.`);
}
