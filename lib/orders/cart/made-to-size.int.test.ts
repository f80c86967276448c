import { beforeEach, describe, expect, it } from "vitest";
import { givenProduct, givenUser } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { printJobTicket } from "@/lib/documents/job-ticket/job-ticket";
import { sizeOfLine } from "@/lib/pricing/line-size";
import { MOST_PIECES } from "@/lib/pricing/size-spec";
import type { SizeTable } from "@/lib/pricing/size-table";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { priceCart, quoteSources } from "./price-cart";
import { toQuote } from "./quote-answer";
import type { RequestedItem, SizeItem } from "./schemas";
import { findOrder } from "../read/queries";
import { orderAnswer } from "../read/order-answer";
import { placeOrderSchema } from "../schemas";
import { placeOrder } from "../place/place-order";
import { reorderPlan, reorderQuestion } from "../place/reorder";

const { db } = testDatabase();
const { optionsFor, order } = orderSteps(db);

const BOX: SizeItem = {
  style: "mailer-box",
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
  quantity: 1000,
};

const save = (table: SizeTable) =>
  db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), table));

/** The same table with every board dearer by `paise` per square metre. */
const dearer = (paise: number): SizeTable => ({
  ...DEMO_SIZES,
  boards: DEMO_SIZES.boards.map((board) => ({
    ...board,
    prices: board.prices.map(({ from, perM2Paise }) => ({ from, perM2Paise: perM2Paise + paise })),
  })),
});

const quote = async (items: RequestedItem[], pin?: string) => {
  const settings = await readShopSettings(db);
  const rules = pin ? { ...settings, freight: { volumetricDivisor: 5000 } } : settings;
  return priceCart({ items, pin }, rules, quoteSources(db));
};

beforeEach(() => save(DEMO_SIZES));

describe("a box made to size in a cart", () => {
  it("is a custom line of pieces priced per 1,000, followed by its set-up and tool lines", async () => {
    const { id } = await givenProduct(db, { name: "Tape" });
    const { lines, subtotal } = toQuote(await quote([BOX, { product: id, quantity: 1 }]));
    expect(lines.map(({ kind, unit, basis, forLine }) => [kind, unit, basis, forLine])).toEqual([
      ["product", "PAC", 1, undefined],
      ["custom", "PCS", 1000, undefined],
      ["fee", "SET", 1, 1],
      ["tool", "SET", 1, 1],
    ]);
    expect(lines[1]).toMatchObject({
      product: null,
      name: "Mailer box",
      style: "mailer-box",
      spec: {
        size: "230 × 155 × 70 mm inside",
        material: "E-flute, kraft",
        print: "2 colours outside",
      },
      made: { length: 230, width: 155, height: 70, inside: true, board: "e-kraft", table: 1 },
      available: true,
    });
    expect(lines[2]).toMatchObject({ quantity: 2, lineTotal: 3600 });
    const sum = lines.reduce((total, { lineTotal }) => total + lineTotal, 0);
    expect(subtotal).toBeCloseTo(sum, 2);
  });

  it("merges equal choices, and keeps different ones apart", async () => {
    const { lines } = await quote([BOX, { ...BOX, height: 71 }, { ...BOX, quantity: 500 }]);
    const boxes = lines.filter(({ kind }) => kind === "custom");
    expect(boxes.map(({ quantity }) => quantity)).toEqual([1500, 1000]);
  });

  it.each<[string, Partial<SizeItem>, string]>([
    ["a limit", { length: 451 }, "The longest mailer box we make is 450 mm; ask us for more"],
    ["a style that is none", { style: "hat-box" }, "There is no such style."],
    ["a board", { board: "gold" }, "This is not made any more; choose another"],
  ])("names the part that cannot be made: %s", async (_, other, problem) => {
    const { lines, subtotal } = toQuote(await quote([{ ...BOX, ...other }]));
    expect(lines).toMatchObject([{ kind: "custom", available: false, problem }]);
    expect(lines[0]?.least).toBeUndefined();
    expect(subtotal).toBe(0);
    const refused = order({ proven: true, lines: [{ ...BOX, ...other }] });
    expect((await readRefusal(refused)).code).toBe("invalid_input");
  });

  it("below its minimum quantity reports that and keeps the requested quantity", async () => {
    const { lines, subtotal } = toQuote(await quote([{ ...BOX, quantity: 99 }]));
    const [enough] = toQuote(await quote([{ ...BOX, quantity: 100 }])).lines;
    expect(lines).toMatchObject([
      {
        available: false,
        least: 100,
        problem: "We make at least 100 pieces; ask us for fewer",
        style: "mailer-box",
        made: { length: 230 },
        price: enough?.price,
      },
    ]);
    expect(enough).toMatchObject({ available: true, least: 100 });
    expect(subtotal).toBe(0);
    const refused = await readRefusal(order({ proven: true, lines: [{ ...BOX, quantity: 99 }] }));
    expect(refused).toMatchObject({
      code: "invalid_input",
      message: "Mailer box: We make at least 100 pieces; ask us for fewer. Order 100 pieces.",
    });
  });

  it("is shipped by the weight of its board", async () => {
    await db.shippingRate.create({
      data: { way: "courier", pins: [], perKgPaise: 1000, leastPaise: 0, position: 0 },
    });
    const { shipping } = await quote([BOX], "110001");
    const [way] = shipping?.ways ?? [];
    // 1,000 boxes of 420 g/m² from a blank of a quarter square metre weigh about 118 kg.
    expect(way?.amountPaise).toBeGreaterThan(100_000);
    expect(way?.amountPaise).toBeLessThan(140_000);
  });

  it("is validated within bounds, and names the wrong field", () => {
    const request = (line: object) =>
      placeOrderSchema.shape.products.safeParse([{ ...BOX, price: 1, ...line }]).success;
    expect(request({})).toBe(true);
    for (const wrong of [
      { length: NaN },
      { length: -1 },
      { width: 1e9 },
      { height: "70" },
      { quantity: 0 },
      { quantity: 1.5 },
      { quantity: MOST_PIECES + 1 },
      { board: "" },
      { inside: "yes" },
    ]) {
      expect([wrong, request(wrong)]).toEqual([wrong, false]);
    }
  });
});

describe("an order of a box made to size", () => {
  const read = async (placed: { orderId: string; accessKey: string }) => {
    const visitor = { identity: { state: "visitor" }, key: placed.accessKey } as const;
    const found = await findOrder(db, placed.orderId, visitor);
    if (!found) throw new Error("The order is not found.");
    return orderAnswer(found);
  };

  it("stores the choices with the table's version and HSN code, and waits for artwork", async () => {
    const placed = await order({ proven: true, lines: [BOX] });
    const [line] = await db.orderLine.findMany({ where: { kind: "custom" } });
    expect(line).toMatchObject({ hsnCode: "481910", stage: "needs_artwork", fromStock: false });
    expect(sizeOfLine(line?.spec)).toEqual({
      style: "mailer-box",
      length: 230,
      width: 155,
      height: 70,
      inside: true,
      board: "e-kraft",
      print: "flexo-2",
      finish: null,
      table: 1,
      thickness: 1.6,
      colours: 2,
    });
    const { products, dispatchBy } = await read(placed);
    expect(products[0]).toMatchObject({
      kind: "custom",
      style: "mailer-box",
      stage: "needs_artwork",
    });
    expect(dispatchBy).toBeNull();
  });

  it("needs no proof without print, and leaves after the style's lead time", async () => {
    const placed = await order({ proven: true, lines: [{ ...BOX, print: "plain" }] });
    const { products, dispatchBy } = await read(placed);
    expect(products[0]).toMatchObject({ stage: "approved" });
    expect(dispatchBy).not.toBeNull();
    const { id, orderId } = await db.orderLine.findFirstOrThrow({ where: { kind: "custom" } });
    const ticket = await printJobTicket(db, { order: orderId, line: id });
    expect(ticket.content.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("records its cost from the table, and can be reordered into the cart", async () => {
    const placed = await order({ proven: true, lines: [BOX] });
    const lines = await db.orderLine.findMany({ orderBy: { position: "asc" } });
    const [box, setUp] = lines;
    expect(box?.costPaise).toBeLessThan(box?.pricePaise ?? 0);
    expect(box?.costPaise).toBeGreaterThan(500_000);
    expect(setUp?.costPaise).toBe(setUp?.pricePaise);
    const answer = await read(placed);
    expect(JSON.stringify(answer)).not.toMatch(/costPaise|thickness|"colours"/);
    const again = reorderQuestion(answer);
    expect(again.items).toEqual([BOX]);
    const plan = reorderPlan(answer, toQuote(await quote(again.items)));
    expect(plan).toMatchObject({ items: [{ made: { length: 230 }, quantity: 1000 }], gone: [] });
  });

  it("is refused at a price other than the table's, with the right figures", async () => {
    const { id: userId } = await givenUser(db);
    const options = await optionsFor({ userId, lines: [BOX] });
    await save(dearer(1000));
    const refused = await readRefusal(placeOrder(options));
    expect(refused.code).toBe("price_changed");
    expect(await db.order.count()).toBe(0);
  });

  it("is priced by one table version, even while the table changes", async () => {
    const { id: userId } = await givenUser(db);
    const lines = [BOX, { ...BOX, height: 80 }, { ...BOX, print: "plain" }];
    const options = await Promise.all(
      Array.from({ length: 50 }, () => optionsFor({ userId, lines })),
    );
    const changes = Array.from({ length: 5 }, (_, index) => save(dearer(10 * (index + 1))));
    const placed = await Promise.allSettled([...options.map(placeOrder), ...changes]);
    const refusals = placed.flatMap((each) =>
      each.status === "rejected" ? [(each.reason as { code?: string }).code] : [],
    );
    expect(new Set(refusals).size).toBeLessThanOrEqual(1);
    expect(refusals.every((code) => code === "price_changed")).toBe(true);
    const orders = await db.order.findMany({ include: { lines: true } });
    expect(orders.length + refusals.length).toBe(50);
    for (const { lines: bought, subtotalPaise } of orders) {
      const versions = bought.flatMap(({ spec }) => sizeOfLine(spec)?.table ?? []);
      expect(new Set(versions).size).toBe(1);
      const sum = bought.reduce((total, { lineTotalPaise }) => total + lineTotalPaise, 0n);
      expect(sum).toBe(subtotalPaise);
    }
  });
});
