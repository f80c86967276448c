import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { queuedMails } from "@/e2e/steps/messaging/queue-steps";
import { givenProduct, givenUser } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { calculateAmounts } from "@/lib/pricing/totals";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { PLAIN_PACKS, type CartLine } from "../cart/cart-line";
import { addTax, priceCart, quoteSources } from "../cart/price-cart";
import { toQuote } from "../cart/quote-answer";
import { NO_CREDIT } from "../cart/sample-credit";
import type { CartItem } from "../cart/schemas";
import { orderAnswer } from "../read/order-answer";
import { placeOrder } from "./place-order";
import { findOrder } from "../read/queries";

const { db } = testDatabase();

const { optionsFor, order } = orderSteps(db);

const MARK = {
  name: "Your mark",
  sides: 2,
  maxColours: 4,
  minPieces: 10,
  setupFeePaise: 150_000,
  tiers: [
    { from: 10, pricePaise: 140_000 },
    { from: 50, pricePaise: 120_000 },
  ],
  leadDays: 12,
  tool: "plate",
};

const PRINT = { option: "your mark", sides: 1, colours: 2 };

const printed = (supply: "stock" | "to_order" = "stock") =>
  givenProduct(db, {
    pricePaise: 100_000,
    stockCount: 60,
    supply,
    leadDays: 5,
    printOptions: [MARK],
  });

const readStock = async (id: string) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { stockCount: true } })).stockCount;

async function read({ orderId, accessKey: key }: { orderId: string; accessKey: string }) {
  const found = await findOrder(db, orderId, { identity: { state: "visitor" }, key });
  if (!found) throw new Error("The order is not found.");
  return orderAnswer(found);
}

const readQuote = async (items: CartItem[]) =>
  toQuote(await priceCart({ items }, await readShopSettings(db), quoteSources(db)));

describe("a made-to-order product", () => {
  it("is sold whatever its stock, and takes none", async () => {
    const { id } = await givenProduct(db, {
      supply: "to_order",
      leadDays: 5,
      stockCount: 0,
      maxQuantity: 500,
    });
    const placed = await order({ proven: true, lines: [{ product: id, quantity: 400 }] });
    expect(await db.orderLine.count({ where: { fromStock: true } })).toBe(0);
    expect(placed).toMatchObject({ changedProducts: [], soldOut: false });
    expect(await readStock(id)).toBe(0);
    const { lines } = await readQuote([{ product: id, quantity: 400 }]);
    expect(lines).toMatchObject([{ available: true, most: 500, stockCount: 0 }]);
    expect(
      await readRefusal(order({ proven: true, lines: [{ product: id, quantity: 501 }] })),
    ).toMatchObject({
      code: "invalid_input",
      message: expect.stringContaining("One order holds at most 500 packs of a product.") as string,
    });
  });
});

describe("a printed line", () => {
  it("costs the tier of its option, followed by a set-up line", async () => {
    const { id, name } = await printed();
    const quote = await readQuote([{ product: id, quantity: 50, print: PRINT }]);
    expect(quote).toMatchObject({
      subtotal: 63_000,
      lines: [
        {
          kind: "product",
          product: id,
          price: 1200,
          quantity: 50,
          lineTotal: 60_000,
          print: { option: "Your mark", sides: 1, colours: 2, tool: "plate" },
          dispatchDays: 12,
          terms: { minQuantity: 10, price: 1400 },
        },
        {
          kind: "fee",
          product: null,
          forLine: 0,
          unit: "SET",
          name: `Set-up for ${name}: Your mark`,
          price: 1500,
          quantity: 2,
          lineTotal: 3000,
        },
      ],
    });
  });

  it("gets its dispatch day after the proof, and takes its blanks from stock", async () => {
    const { id } = await printed();
    const placed = await order({
      proven: true,
      lines: [
        { product: id, quantity: 10, print: PRINT },
        { product: id, quantity: 3 },
      ],
    });
    expect(placed).toMatchObject({ dispatchBy: null, deliverBy: null, changedProducts: [id] });
    expect(await readStock(id)).toBe(47);
    expect(
      await db.orderLine.findMany({ where: { orderId: placed.id, fromStock: true } }),
    ).toHaveLength(2);
    const stored = await read(placed);
    expect(stored).toMatchObject({ dispatchBy: null, deliverBy: null });
    expect(stored.products).toMatchObject([
      { kind: "product", stage: "needs_artwork", quantity: 10, print: { option: "Your mark" } },
      { kind: "fee", stage: null, forLine: 0, product: { _id: null } },
      { kind: "product", stage: null, quantity: 3 },
    ]);
    const rows = await db.orderLine.findMany({
      where: { orderId: placed.id },
      orderBy: { position: "asc" },
      select: { leadDays: true },
    });
    expect(rows.map(({ leadDays }) => leadDays)).toEqual([12, null, null]);
  });

  it("asks a customer with a verified email for the artwork", async () => {
    const { id } = await printed();
    const { id: userId } = await givenUser(db);
    await order({ userId, lines: [{ product: id, quantity: 10, print: PRINT }] });
    const queued = await queuedMails(db);
    expect(queued.map(({ template }) => template)).toContain("artwork-needed");
  });

  it("reuses approved artwork without a proof, and a stored tool without a set-up fee", async () => {
    const { id } = await printed();
    const { id: userId } = await givenUser(db);
    const first = await order({ userId, lines: [{ product: id, quantity: 10, print: PRINT }] });
    const line = await db.orderLine.findFirstOrThrow({ where: { orderId: first.id, position: 0 } });
    const again = { product: id, quantity: 10, print: { ...PRINT, again: line.id } };
    const readStages = async (wish: Parameters<typeof order>[0]) =>
      (await read(await order(wish))).products.map(({ kind, stage }) => [kind, stage]);
    const anew = [
      ["product", "needs_artwork"],
      ["fee", null],
    ];
    expect(await readStages({ userId, lines: [again] })).toEqual(anew);

    const tool = await db.tool.create({ data: { number: "P-7", kind: "plate" } });
    const approvalId = crypto.randomUUID();
    const made = { stage: "approved", approvalId, toolId: tool.id } as const;
    await db.orderLine.update({ where: { id: line.id }, data: made });
    expect(await readStages({ proven: true, lines: [again] })).toEqual(anew);
    const other = { ...again, print: { ...again.print, colours: 3 } };
    expect(await readStages({ userId, lines: [other] })).toEqual(anew);

    const second = await order({ userId, lines: [again] });
    expect(second.dispatchBy).not.toBeNull();
    expect(await db.orderLine.findMany({ where: { orderId: second.id } })).toMatchObject([
      { stage: "approved", approvalId, toolId: tool.id, approvedAt: null },
    ]);
  });

  it("shares the stock with the plain packs of its product", async () => {
    const { id } = await printed();
    const items = [
      { product: id, quantity: 40, print: PRINT },
      { product: id, quantity: 21 },
    ];
    const { lines, total } = await readQuote(items);
    expect(lines.map(({ available }) => available)).toEqual([false, false, false]);
    expect(lines[0]?.problem).toBe("Only 60 packs in stock for all lines of this product.");
    expect(total).toBe(0);
    expect(await readRefusal(order({ proven: true, lines: items }))).toMatchObject({
      code: "out_of_stock",
    });
    expect(await readStock(id)).toBe(60);
  });

  it.each([
    ["a removed option", { ...PRINT, option: "Foil" }],
    ["more colours than it has", { ...PRINT, colours: 5 }],
    ["more sides than it has", { ...PRINT, sides: 3 }],
  ])("is refused with %s", async (_what, print) => {
    const { id } = await printed("to_order");
    const quote = await readQuote([{ product: id, quantity: 10, print }]);
    expect(quote).toMatchObject({ total: 0, lines: [{ available: false, stockCount: 0 }] });
    const wish = { proven: true, lines: [{ product: id, quantity: 10, print }] };
    expect(await readRefusal(order(wish))).toMatchObject({ code: "out_of_stock" });
  });

  it("is refused below its minimum printed quantity", async () => {
    const { id } = await printed();
    const wish = { proven: true, lines: [{ product: id, quantity: 9, print: PRINT }] };
    expect(await readRefusal(order(wish))).toMatchObject({ code: "invalid_input" });
  });
});

describe("an order with prices of its own", () => {
  const label: CartLine = {
    ...PLAIN_PACKS,
    kind: "custom",
    unit: "PCS",
    basis: 100,
    stage: "needs_artwork",
    productId: null,
    name: "Label, 40 × 60 mm",
    spec: { size: "40 × 60 mm" },
    thumbnailImage: "",
    packSize: null,
    sku: null,
    hsnCode: "48211090",
    pricePaise: 1_850,
    quantity: 4_870,
    leadDays: 9,
    sale: null,
    offerLineId: null,
    available: true,
  };

  it("has lines without products, prices per hundred, and the terms of its offer", async () => {
    const settings = await readShopSettings(db);
    const options = await optionsFor({ lines: [] });
    const placed = await placeOrder({
      ...options,
      request: { ...options.request, products: [], totalAmount: 1123.03 },
      price: async (sources) => ({
        lines: [label],
        ...(await addTax([label], calculateAmounts([label], settings), {
          sources,
          rules: settings,
          buyer: {},
        })),
        promo: null,
        shipping: null,
        samples: NO_CREDIT,
      }),
      terms: {
        offerVersionId: crypto.randomUUID(),
        tolerancePercent: 5,
        advancePercent: 50,
        paymentSteps: null,
        kept: false,
      },
    });
    const stored = await read(placed);
    expect(stored).toMatchObject({
      dispatchBy: null,
      subtotal: 900.95,
      products: [
        {
          kind: "custom",
          unit: "PCS",
          basis: 100,
          spec: { size: "40 × 60 mm" },
          price: 18.5,
          quantity: 4870,
          lineTotal: 900.95,
          stage: "needs_artwork",
        },
      ],
    });
    expect(
      await db.order.findUniqueOrThrow({
        where: { id: placed.id },
        select: { tolerancePercent: true, advancePercent: true },
      }),
    ).toEqual({ tolerancePercent: 5, advancePercent: 50 });
  });
});
