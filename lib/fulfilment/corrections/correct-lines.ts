import "server-only";
import { AppError, invalidField } from "@/lib/base/errors";
import type { CartLine } from "@/lib/orders/cart/cart-line";
import { listLines, NOT_ON_LIST_PRICES } from "@/lib/orders/cart/price-cart";
import type { LockedOrder } from "@/lib/orders/lock-order";
import type { Order, OrderLine } from "@/lib/orders/order";
import { findLineRefusal } from "@/lib/orders/place/order-refusal";
import { toPaise } from "@/lib/pricing/money";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import { requireChangeable, type LineFacts } from "./line-facts";
import type { Listed, Listing } from "./listing";
import type { CorrectedLine } from "./schemas";

/** A line of an order as a correction leaves it. */
export interface CorrectedGoods {
  /** Before the correction; null for an added line. */
  before: OrderLine | null;
  line: CartLine;
}

export interface CorrectLinesOptions {
  held: Pick<LockedOrder, "status">;
  facts: ReadonlyMap<string, LineFacts>;
  listing: Listing;
}

/**
 * The lines of an order with some changed, removed or added. Lines not named keep their terms. A changed quantity
 * follows today's prices if the line had them, and keeps an agreed price; a given price is used as it is. Set-up and
 * tools follow their line.
 * @throws AppError invalid_input; out_of_stock; in_production; dispatched; invoiced; invalid_promo
 */
export async function correctLines(
  order: Order,
  requested: readonly CorrectedLine[],
  options: CorrectLinesOptions,
): Promise<CorrectedGoods[]> {
  const wanted = new Map(
    requested.flatMap((each) => (each.line ? [[each.line, each] as const] : [])),
  );
  requireKnown(order, wanted);
  const after = new Map<string, CartLine>();
  for (const [place, line] of order.lines.entries()) {
    if (line.forLine !== null) continue;
    const extras = order.lines.filter(({ forLine }) => forLine === place);
    const set = await changeSet([line, ...extras], wanted, { order, ...options });
    for (const [id, changed] of set) after.set(id, changed);
  }
  const goods = inPlace(order, after);
  for (const request of requested)
    if (request.product)
      goods.push(await addProduct(order, request, options.listing, request.product));
  if (goods.every(({ line: { kind } }) => kind === "fee" || kind === "tool"))
    throw invalidField("lines", "Leave at least one line. To take out all, cancel the order.");
  if (goods.length > MAX_LINES)
    throw invalidField("lines", `An order has at most ${MAX_LINES} lines.`);
  return goods;
}

type WantedLines = ReadonlyMap<string, CorrectedLine>;

function requireKnown({ lines }: Order, wanted: WantedLines): void {
  const ids = new Set(lines.map(({ id }) => id));
  if ([...wanted.keys()].some((id) => !ids.has(id)))
    throw new AppError("not_found", "One of the lines is not of this order.");
}

/** The remaining lines; set-up and tools point to the new position of their line. */
function inPlace({ lines }: Order, after: ReadonlyMap<string, CartLine>): CorrectedGoods[] {
  const stays = lines.flatMap((before, place) => {
    const line = after.get(before.id);
    return line ? [{ before, place, line }] : [];
  });
  const places = new Map(stays.map(({ place }, index) => [place, index]));
  return stays.map(({ before, line }) => {
    const forLine = before.forLine === null ? null : (places.get(before.forLine) ?? null);
    return { before, line: { ...line, forLine } };
  });
}

interface Changing extends CorrectLinesOptions {
  order: Order;
}

/** A line with its set-up and tools; empty for a removed line. */
async function changeSet(
  [line, ...extras]: [OrderLine, ...OrderLine[]],
  wanted: WantedLines,
  changing: Changing,
): Promise<[string, CartLine][]> {
  const request = wanted.get(line.id);
  const quantity = request?.quantity ?? line.quantity;
  if (quantity === 0) {
    for (const each of [line, ...extras]) requireLine(each, { quantity: 0, price: 0 }, changing);
    return [];
  }
  const listed = await changing.listing.listAgain(line, quantity);
  const [today, ...todayExtras] = listed?.lines ?? [];
  const isFollowing = quantity !== line.quantity && listed?.follows === true;
  const price = priceAs(line, request, isFollowing ? today : undefined);
  requireLine(line, { quantity, price }, changing);
  if (quantity !== line.quantity && listed) refuseUnlisted(listed, request);
  if (listed) refusePromo(changing.order, listed, price !== line.pricePaise);
  const changed: CartLine = {
    ...toCartLine(line),
    quantity,
    pricePaise: price,
    sale: today?.sale ?? null,
    ...(today?.size && { size: today.size }),
    ...(isFollowing && { costPaise: today?.costPaise }),
  };
  const more = extras.map((extra): [string, CartLine] => {
    const found = isFollowing ? takeFirst(todayExtras, extra.kind) : undefined;
    return [extra.id, changeExtra(extra, wanted.get(extra.id), { found, changing })];
  });
  return [[line.id, changed], ...more];
}

const priceAs = (
  line: OrderLine,
  request: CorrectedLine | undefined,
  today: CartLine | undefined,
) =>
  request?.price === undefined ? (today?.pricePaise ?? line.pricePaise) : toPaise(request.price);

/** Checks that the line may change; unchanged lines are not checked. */
function requireLine(
  line: OrderLine,
  { quantity, price }: { quantity: number; price: number },
  { held, facts }: CorrectLinesOptions,
): void {
  const isPriced = price !== line.pricePaise;
  if (quantity === line.quantity && !isPriced) return;
  const known = facts.get(line.id);
  if (known) requireChangeable(line, known, held, { quantity, isPriced: isPriced && quantity > 0 });
}

function takeFirst(extras: CartLine[], kind: CartLine["kind"]): CartLine | undefined {
  const index = extras.findIndex((extra) => extra.kind === kind);
  return index < 0 ? undefined : extras.splice(index, 1)[0];
}

function changeExtra(
  extra: OrderLine,
  request: CorrectedLine | undefined,
  { found, changing }: { found: CartLine | undefined; changing: Changing },
): CartLine {
  if (request && request.quantity !== extra.quantity) {
    throw invalidField("lines", `${extra.name} follows its line. Change that one.`);
  }
  const quantity = found?.quantity ?? extra.quantity;
  const pricePaise = priceAs(extra, request, found);
  requireLine(extra, { quantity, price: pricePaise }, changing);
  return { ...toCartLine(extra), quantity, pricePaise };
}

/**
 * A product keeps its quantity rules at any price; a box made to size follows its style's only at the table's price.
 */
function refuseUnlisted({ lines, follows }: Listed, request: CorrectedLine | undefined): void {
  const [today] = lines;
  if (today.sale === null && !(follows && request?.price === undefined)) return;
  const refusal = findLineRefusal([today], { at: "lines" });
  if (refusal) throw refusal;
}

/** @throws AppError invalid_promo when a promo code would discount company prices that exclude it */
function refusePromo({ promo }: Order, { lines: [today], prices }: Listed, isPriced: boolean) {
  const isListed = today.sale !== null && today.sale.publicPaise !== null;
  if (promo && isPriced && isListed && !prices?.promoCodes)
    throw new AppError("invalid_promo", NOT_ON_LIST_PRICES);
}

async function addProduct(
  order: Order,
  { quantity, price }: CorrectedLine,
  { sources, rows }: Listing,
  product: string,
): Promise<CorrectedGoods> {
  const name = rows.get(product)?.name;
  if (name === undefined) throw new AppError("not_found", "There is no such product.");
  const isThere = order.lines.some(
    ({ productId, kind, print }) => productId === product && kind === "product" && !print,
  );
  if (isThere) throw invalidField("lines", `${name} is in the order. Change its quantity.`);
  const { lines, prices } = await listLines([{ product, quantity }], sources);
  const [line] = lines;
  if (!line) throw new AppError("not_found", "There is no such product.");
  const refusal = findLineRefusal(lines, { at: "lines" });
  if (refusal) throw refusal;
  if (price === undefined) refusePromo(order, { lines: [line], prices, follows: true }, true);
  return {
    before: null,
    line: price === undefined ? line : { ...line, pricePaise: toPaise(price) },
  };
}

/** An order line in the form of a cart line. */
export const toCartLine = (line: OrderLine): CartLine => ({
  kind: line.kind,
  productId: line.productId,
  name: line.name,
  unit: line.unit,
  basis: line.basis,
  spec: line.spec,
  print: line.print,
  forLine: line.forLine,
  thumbnailImage: line.thumbnailImage,
  packSize: line.packSize,
  sku: line.sku,
  hsnCode: line.hsnCode,
  stage: line.stage,
  pricePaise: line.pricePaise,
  quantity: line.quantity,
  leadDays: null,
  sale: null,
  offerLineId: null,
  approval: null,
  available: true,
});
