import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { CorrectedLine } from "@/lib/fulfilment/corrections/schemas";
import { listLines, quoteSources } from "@/lib/orders/cart/price-cart";
import type { CartItem, SizeItem } from "@/lib/orders/cart/schemas";
import type { Order, OrderLine } from "@/lib/orders/order";
import { readOrders } from "@/lib/orders/read/queries";
import { addUpLoad, freightPaise, type FreightRate } from "@/lib/pricing/freight";
import { addGst } from "@/lib/pricing/gst";
import { calculatePercent, toPaise } from "@/lib/pricing/money";
import { addFlatTax, lineTotalPaise, type Amounts } from "@/lib/pricing/totals";
import type { ShippingWay } from "@/lib/db/generated/enums";
import { readBills } from "@/lib/documents/read-figures";
import { sum } from "./order-agrees";

/** The expected state of an order, kept beside the shop by tests that correct it. */
export interface OrderModel {
  isGst: boolean;
  promoPercent: number;
  /** Discount and shipping of the accepted offer; null for an order from a cart. */
  agreed: { discountPaise: number; shippingPaise: number } | null;
  /** The credit of a paid sample, which a correction never raises. */
  sample: { product: string; creditPaise: number } | null;
  /** The credit limit in paise; null for another payment method. */
  limitPaise: number | null;
  state: string;
  /** Null for flat shipping. */
  way: ShippingWay | null;
  shippingPaise: number;
  lines: Map<string, ModelLine>;
  isCancelled: boolean;
  paidPaise: number;
  refundedPaise: number;
  /** The price reduction by refunds before any invoice. */
  reducedPaise: number;
  /** Restocked packs by product. */
  back: Map<string, number>;
  /** Units credited for claims, by line. */
  claimed: Map<string, number>;
  /** A fingerprint of each document as issued. */
  documents: Map<string, string>;
  /** The change awaiting the company's approval. */
  waiting: ((model: OrderModel) => Promise<void>) | null;
}

interface ModelLine {
  /** Null for a line of an offer, whose price was agreed. */
  asked: CartItem | SizeItem | null;
  quantity: number;
  pricePaise: number;
}

export const FLAT = { feePaise: 15_000, freeAbovePaise: 400_000, taxPercent: 8 };

export const RATES: Partial<Record<ShippingWay, FreightRate>> = {
  courier: { pins: [], perKgPaise: 4000, leastPaise: 12_000, askAboveGrams: null },
  own: { pins: [], perKgPaise: 500, leastPaise: 30_000, askAboveGrams: null },
  pickup: { pins: [], perKgPaise: 0, leastPaise: 0, askAboveGrams: null },
};

/** The weight of a product; boxes made to size are not shipped by weight here. */
export const GRAMS = 700;

export async function readOne(db: PrismaClient, id: string): Promise<Order> {
  const [order] = await readOrders(db, [id]);
  if (!order) throw new Error("The order is not there.");
  return order;
}

/** Packs, of this product if one is named, that are held for the lines. */
const countPacks = ({ lines }: OrderModel, product: string): number =>
  sum(
    [...lines.values()]
      .filter(({ asked }) => asked && "product" in asked && asked.product === product)
      .map(({ quantity }) => quantity),
  );

/** A paid sample of ₹99.00, of which an order of 3 packs gets back half, and one of 6 all. */
export const SAMPLE = {
  kind: "paid",
  pricePaise: 9900,
  credit: [
    { from: 3, percent: 50 },
    { from: 6, percent: 100 },
  ],
};

/** The sample credit after a correction: by the packs that are left, and never more than before. */
export function creditSample(model: OrderModel, subtotalPaise: number): OrderModel["sample"] {
  const { sample, promoPercent } = model;
  if (!sample) return null;
  const packs = countPacks(model, sample.product);
  const percent = SAMPLE.credit.findLast(({ from }) => packs >= from)?.percent ?? 0;
  const worthPaise = calculatePercent(SAMPLE.pricePaise, percent);
  const mostPaise = subtotalPaise - calculatePercent(subtotalPaise, promoPercent);
  const creditPaise = worthPaise > mostPaise ? 0 : Math.min(worthPaise, sample.creditPaise);
  return { ...sample, creditPaise };
}

/** Today's price of a line, as in a cart. */
async function priceToday(db: PrismaClient, asked: CartItem | SizeItem, quantity: number) {
  const { lines } = await listLines([{ ...asked, quantity }], quoteSources(db));
  return lines[0]?.pricePaise ?? 0;
}

const mains = ({ lines }: Order): OrderLine[] => lines.filter(({ forLine }) => forLine === null);

/** The lines of an order as placed. */
export const toLines = (items: readonly (CartItem | SizeItem)[], order: Order) =>
  new Map<string, ModelLine>(
    mains(order).map(({ id, productId, quantity, pricePaise }) => {
      const asked = items.find((item) => ("product" in item ? item.product : null) === productId);
      return [id, { asked: asked ?? null, quantity, pricePaise }];
    }),
  );

/**
 * Changes lines like a correction should: a changed quantity takes today's price if the line had it, an agreed
 * price stays.
 */
export async function changeLines(
  db: PrismaClient,
  model: OrderModel,
  { asked, after }: { asked: readonly CorrectedLine[]; after: Order },
): Promise<void> {
  for (const { line, product, quantity, price } of asked) {
    if (product !== undefined) {
      const added = mains(after).find(
        ({ productId, id }) => productId === product && !model.lines.has(id),
      );
      const item: CartItem = { product, quantity };
      const pricePaise =
        price === undefined ? await priceToday(db, item, quantity) : toPaise(price);
      model.lines.set(added?.id ?? "", { asked: item, quantity, pricePaise });
    }
    const known = model.lines.get(line ?? "");
    if (line === undefined || !known) continue;
    if (quantity === 0) model.lines.delete(line);
    else
      model.lines.set(line, {
        ...known,
        quantity,
        pricePaise: await findPrice(db, known, { quantity, price }),
      });
  }
}

async function findPrice(
  db: PrismaClient,
  known: ModelLine,
  { quantity, price }: Pick<CorrectedLine, "quantity" | "price">,
): Promise<number> {
  if (price !== undefined) return toPaise(price);
  const { asked } = known;
  if (quantity === known.quantity || asked === null) return known.pricePaise;
  const follows = (await priceToday(db, asked, known.quantity)) === known.pricePaise;
  return follows ? priceToday(db, asked, quantity) : known.pricePaise;
}

/** Today's shipping, of which the billed part stays. */
export function ship(model: OrderModel, subtotalPaise: number): number {
  const { way, lines, agreed } = model;
  if (agreed) return agreed.shippingPaise;
  if (way === null) return subtotalPaise > FLAT.freeAbovePaise ? 0 : FLAT.feePaise;
  const packs = [...lines.values()].map(({ quantity }) => ({
    quantity,
    packing: { grams: GRAMS, carton: null },
  }));
  const rate = RATES[way];
  return (rate && freightPaise(addUpLoad(packs), rate, 5000)) ?? 0;
}

/** Expects an order, its stock and its money to match the model. */
export async function expectModel(
  db: PrismaClient,
  id: string,
  { model, stock }: { model: OrderModel; stock: ReadonlyMap<string, number> },
): Promise<void> {
  const order = await readOne(db, id);
  const found = mains(order).map((line) => [line.id, line.quantity, line.pricePaise]);
  expect(found).toEqual(
    [...model.lines].map(([line, each]) => [line, each.quantity, each.pricePaise]),
  );
  await expectTotals(db, order, model);
  await expectMoney(db, order, model);
  for (const [product, packs] of stock) {
    const { stockCount } = await db.product.findUniqueOrThrow({ where: { id: product } });
    const held = model.isCancelled ? 0 : countPacks(model, product);
    expect(stockCount).toBe(packs - held + (model.back.get(product) ?? 0));
  }
  await expectClaimed(db, id, model);
  await expectUnchanged(db, id, model);
}

/** The credit notes of claims take off what was claimed, and nothing else. */
async function expectClaimed(db: PrismaClient, id: string, { claimed }: OrderModel) {
  const lines = await db.orderDocumentLine.groupBy({
    by: ["orderLineId"],
    where: { document: { orderId: id, claim: { isNot: null } } },
    _sum: { quantity: true },
  });
  const credited = lines.map(({ orderLineId, _sum }) => [orderLineId, _sum.quantity] as const);
  expect(new Map(credited)).toEqual(claimed);
}

async function expectTotals(db: PrismaClient, order: Order, model: OrderModel): Promise<void> {
  const { lines, totals, gst } = order;
  const subtotalPaise = sum(lines.map((line) => lineTotalPaise(line)));
  const bills = await db.$transaction((tx) => readBills(tx, order.id));
  const prices = bills.flatMap((bill) => bill.prices);
  const billed = (amount: (price: (typeof prices)[number]) => number) => sum(prices.map(amount));
  const { agreed, sample } = model;
  const creditPaise = sample?.creditPaise ?? 0;
  const wantedPaise =
    creditPaise +
    (agreed
      ? Math.min(agreed.discountPaise, subtotalPaise)
      : calculatePercent(subtotalPaise, model.promoPercent));
  const restPaise = subtotalPaise - billed((price) => price.grossPaise);
  const billedDiscount = billed((price) => price.discountPaise);
  const amounts: Amounts = {
    subtotalPaise,
    discountPaise: billedDiscount + Math.min(restPaise, Math.max(0, wantedPaise - billedDiscount)),
    shippingPaise: Math.max(
      model.shippingPaise,
      sum(bills.map((bill) => bill.amounts.shippingPaise)),
    ),
  };
  const sampleCreditPaise = Math.min(creditPaise, amounts.discountPaise);
  expect(totals).toMatchObject({ ...amounts, sampleCreditPaise });
  // Once capped by what is left to bill, it stays so.
  if (sample) sample.creditPaise = sampleCreditPaise;
  expect(order.shippingWay).toBe(model.way);
  expect(gst === null).toBe(!model.isGst);
  if (!gst) {
    expect(totals.totalPaise).toBe(addFlatTax(amounts, FLAT.taxPercent).totalPaise);
    return;
  }
  const isWithin = model.state === "Haryana";
  expect(gst.placeOfSupply === gst.sellerState).toBe(isWithin);
  for (const { tax } of lines) expect(isWithin ? tax?.igstPaise : tax?.cgstPaise).toBe(0);
  if (bills.length > 0) return;
  const rated = lines.map((line) => ({ ...line, rateBasisPoints: line.tax?.rateBasisPoints ?? 0 }));
  const priced = addGst(rated, amounts, isWithin);
  expect(totals).toMatchObject(priced.totals);
  expect(lines.map(({ tax }) => tax)).toEqual(priced.lineTaxes);
}

async function expectMoney(db: PrismaClient, order: Order, model: OrderModel): Promise<void> {
  const { payment, totals } = order;
  const { paidPaise, refundedPaise } = model;
  expect(payment).toMatchObject({ paidPaise, refundedPaise });
  const notes = await db.orderDocument.findMany({
    where: { orderId: order.id, kind: "credit_note" },
  });
  const notedPaise = sum(notes.map(({ totalPaise }) => Number(totalPaise)));
  const chargedPaise = model.isCancelled
    ? 0
    : totals.totalPaise - Math.max(model.reducedPaise, notedPaise);
  expect(payment.outstandingPaise).toBe(chargedPaise - paidPaise + refundedPaise);
}

/** Issued documents never change, neither their rows nor their lines. */
async function expectUnchanged(db: PrismaClient, id: string, { documents }: OrderModel) {
  const rows = await db.orderDocument.findMany({
    where: { orderId: id },
    include: { lines: true },
  });
  const now = new Map(rows.map((row) => [row.id, fingerprint(row)]));
  for (const [document, print] of documents) expect(now.get(document)).toBe(print);
  for (const [document, print] of now) documents.set(document, print);
}

export const fingerprint = (value: unknown): string =>
  createHash("sha256")
    .update(
      JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? `${each}` : each)),
    )
    .digest("hex");
