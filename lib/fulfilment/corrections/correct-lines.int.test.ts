import { describe, expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { correctionSteps } from "@/e2e/steps/corrections/correction-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct, givenPromoCode, givenSetting } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { asha, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { advance, mails, stockOf } = orderDeskSteps(db);
const { correctLines, correct, readOrder } = correctionSteps(db);
const { pay, refund, moneyOf } = moneySteps(db);
const { dispatch, bill, givenAccepted } = dispatchSteps(db);
const { givenGst } = documentSteps(db);

const TIERS = [{ from: 10, pricePaise: 40_000 }];

/** An order of 5 boxes, at ₹450 and from 10 at ₹400, and 3 bags at ₹9.99. */
async function placed(request: Partial<Wish> = {}) {
  const box = await givenProduct(db, { hsnCode: "48191010", priceTiers: TIERS, minQuantity: 5 });
  const bag = await givenProduct(db, { name: "Bag", pricePaise: 999 });
  const products = [
    { product: box.id, quantity: 5 },
    { product: bag.id, quantity: 3 },
  ];
  const { id } = await order({ lines: products, proven: true, email: asha.identifier, ...request });
  const [boxLine = "", bagLine = ""] = (await readOrder(id)).lines.map((line) => line.id);
  return { id, box: box.id, bag: bag.id, boxLine, bagLine };
}

const readLines = async (id: string) =>
  (await readOrder(id)).lines.map(({ name, quantity, pricePaise }) => [name, quantity, pricePaise]);

const readCode = async (attempt: Promise<unknown>) => (await readRefusal(attempt)).code;

describe("another quantity", () => {
  it("follows the tiers, moves the stock, and recalculates shipping, discount and tax", async () => {
    const { id, box, boxLine } = await placed({ promoCode: "SAVE10" });
    expect(await stockOf(box)).toBe(95);
    const preview = await correctLines(id, [{ line: boxLine, quantity: 10 }], { isDryRun: true });
    expect(await stockOf(box)).toBe(95);
    expect(await correctLines(id, [{ line: boxLine, quantity: 10 }])).toEqual(preview);
    expect(await readLines(id)).toEqual([
      ["Kraft mailer box", 10, 40_000],
      ["Bag", 3, 999],
    ]);
    expect(await stockOf(box)).toBe(90);
    // The same order, placed anew.
    const { box: other, bag } = await placed();
    const again = await order({
      lines: [
        { product: other, quantity: 10 },
        { product: bag, quantity: 3 },
      ],
      promoCode: "SAVE10",
    });
    const { totals } = await readOrder(id);
    expect(totals).toEqual((await readOrder(again.id)).totals);
    expect(preview.after).toEqual({ total: totals.totalPaise / 100, tax: totals.taxPaise / 100 });
    await correctLines(id, [{ line: boxLine, quantity: 5 }]);
    expect(await stockOf(box)).toBe(95);
  });

  it("leaves other lines and agreed prices unchanged, whatever the catalogue says now", async () => {
    const { id, box, bag, boxLine, bagLine } = await placed();
    await db.product.update({ where: { id: bag }, data: { pricePaise: 1500 } });
    await correctLines(id, [{ line: boxLine, quantity: 6, price: 440 }]);
    await correctLines(id, [{ line: boxLine, quantity: 20 }]);
    await correctLines(id, [{ line: bagLine, quantity: 4 }]);
    await db.product.update({ where: { id: box }, data: { forSale: false } });
    await correctLines(id, [{ line: boxLine, quantity: 7 }]);
    expect(await readLines(id)).toEqual([
      ["Kraft mailer box", 7, 44_000],
      ["Bag", 4, 999],
    ]);
  });

  it("is refused below the minimum, and above the stock plus the order's own packs", async () => {
    const { id, box, boxLine } = await placed();
    expect(await readCode(correctLines(id, [{ line: boxLine, quantity: 4 }]))).toBe(
      "invalid_input",
    );
    await db.product.update({ where: { id: box }, data: { stockCount: 2 } });
    expect(await readCode(correctLines(id, [{ line: boxLine, quantity: 8 }]))).toBe("out_of_stock");
    await correctLines(id, [{ line: boxLine, quantity: 7 }]);
    expect(await stockOf(box)).toBe(0);
  });

  it("or price is refused where less would remain than was credited", async () => {
    const { id, boxLine } = await placed();
    await pay(id, (await readOrder(id)).totals.totalPaise / 100);
    await refund(id, 2000);
    const attempt = correctLines(id, [{ line: boxLine, quantity: 5, price: 1 }]);
    expect((await readRefusal(attempt)).details.fields).toEqual({
      lines: "₹2,000.00 of this order is already credited. Its total cannot be less.",
    });
    await correctLines(id, [{ line: boxLine, quantity: 5, price: 449 }]);
  });

  it("of a paid order leaves an amount due, or to be refunded", async () => {
    const { id, boxLine } = await placed();
    await pay(id, (await readOrder(id)).totals.totalPaise / 100);
    expect((await correctLines(id, [{ line: boxLine, quantity: 9 }])).due).toBeGreaterThan(0);
    expect((await moneyOf(id)).state).toBe("part");
    await correctLines(id, [{ line: boxLine, quantity: 5 }]);
    expect((await moneyOf(id)).state).toBe("paid");
    await correctLines(id, [{ line: boxLine, quantity: 5, price: 400 }]);
    expect(await moneyOf(id)).toMatchObject({ state: "over" });
  });
});

describe("lines", () => {
  it("can be removed, returning their stock, and products added at today's rate", async () => {
    await givenGst();
    const { id, box, boxLine } = await placed();
    const tape = await givenProduct(db, { name: "Tape", pricePaise: 30_000, hsnCode: "39191000" });
    await correctLines(id, [
      { line: boxLine, quantity: 0 },
      { product: tape.id, quantity: 2, price: 250 },
    ]);
    expect(await readLines(id)).toEqual([
      ["Bag", 3, 999],
      ["Tape", 2, 25_000],
    ]);
    expect([await stockOf(box), await stockOf(tape.id)]).toEqual([100, 98]);
    const { lines, totals, gst } = await readOrder(id);
    const tax = lines.flatMap((line) => (line.tax ? [line.tax] : []));
    expect(tax).toHaveLength(2);
    const sum = tax.reduce((all, one) => all + one.cgstPaise + one.sgstPaise + one.igstPaise, 0);
    expect(sum).toBe(totals.taxPaise);
    expect(totals.totalPaise % 100).toBe(0);
    expect(gst?.roundOffPaise).toBeDefined();
  });

  it("are removed with the set-up of their print, which has no quantity of its own", async () => {
    const option = { name: "Offset", sides: 1, maxColours: 4, minPieces: 1, leadDays: null };
    const printOptions = [{ ...option, tool: null, setupFeePaise: 50_000, tiers: [] }];
    const { id: product } = await givenProduct(db, { printOptions });
    const { id: plain } = await givenProduct(db, { name: "Bag" });
    const print = { option: "Offset", sides: 1, colours: 2 };
    const { id } = await order({
      lines: [
        { product, quantity: 1, print },
        { product: plain, quantity: 1 },
      ],
      proven: true,
    });
    const [printed, fee] = (await readOrder(id)).lines;
    await correctLines(id, [{ line: printed?.id, quantity: 3 }]);
    expect((await readOrder(id)).lines.map(({ quantity }) => quantity)).toEqual([3, 2, 1]);
    expect(await readCode(correctLines(id, [{ line: fee?.id, quantity: 1 }]))).toBe(
      "invalid_input",
    );
    await correctLines(id, [{ line: printed?.id, quantity: 0 }]);
    expect((await readOrder(id)).lines.map(({ name, forLine }) => [name, forLine])).toEqual([
      ["Bag", null],
    ]);
  });

  it.each<[string, (given: Awaited<ReturnType<typeof placed>>) => object[], string]>([
    [
      "all taken out",
      ({ boxLine, bagLine }) => [boxLine, bagLine].map((line) => ({ line, quantity: 0 })),
      "invalid_input",
    ],
    ["a product that is there", ({ bag }) => [{ product: bag, quantity: 1 }], "invalid_input"],
    ["another order's line", ({ box }) => [{ line: box, quantity: 1 }], "not_found"],
    ["no product", ({ boxLine }) => [{ product: boxLine, quantity: 1 }], "not_found"],
  ])("are refused: %s", async (_, lines, code) => {
    const given = await placed();
    const requested = lines(given) as { line: string; quantity: number }[];
    expect(await readCode(correctLines(given.id, requested))).toBe(code);
  });
});

describe("a partly dispatched order", () => {
  it("corrects the rest, and its invoices add up to its total", async () => {
    await givenGst();
    await givenPromoCode(db);
    const { id, bagLine, boxLine } = await placed({ promoCode: "TEST25", state: "Karnataka" });
    await advance(id, { status: "Processing" });
    const first = await dispatch(id, { lines: [{ line: boxLine, quantity: 3 }] });
    await bill(id, first);
    const [issued] = await db.orderDocument.findMany({ where: { orderId: id } });
    const code = (quantity: number, price?: number) =>
      readCode(correctLines(id, [{ line: boxLine, quantity, price }]));
    expect(await code(2)).toBe("dispatched");
    expect(await code(0)).toBe("dispatched");
    expect(await code(5, 300)).toBe("invoiced");
    expect(await readCode(correct(id, { requested: { poNumber: "PO-1" } }))).toBe("dispatched");
    await correctLines(id, [{ line: bagLine, quantity: 9, price: 12.5 }]);
    await correctLines(id, [{ line: boxLine, quantity: 7 }]);
    await correctLines(id, [
      { line: boxLine, quantity: 5 },
      { line: bagLine, quantity: 8 },
    ]);
    const remaining = await dispatch(id, {
      lines: [
        { line: bagLine, quantity: 8 },
        { line: boxLine, quantity: 2 },
      ],
    });
    await bill(id, remaining);
    const bills = await db.orderDocument.findMany({ where: { orderId: id, kind: "invoice" } });
    const billed = bills.reduce((sum, { totalPaise }) => sum + Number(totalPaise), 0);
    expect(billed).toBe((await readOrder(id)).totals.totalPaise);
    expect(bills.find((each) => each.id === issued?.id)).toEqual(issued);
  });

  it("must be ended short, not corrected, when nothing is to follow", async () => {
    const { id, boxLine, bagLine } = await placed();
    await advance(id, { status: "Processing" });
    await dispatch(id, { lines: [{ line: boxLine, quantity: 5 }] });
    expect(await readCode(correctLines(id, [{ line: bagLine, quantity: 0 }]))).toBe(
      "invalid_input",
    );
  });
});

it("lines in production stay, and others can change", async () => {
  const option = { name: "Offset", sides: 1, maxColours: 4, minPieces: 1, leadDays: null };
  const printOptions = [{ ...option, tool: null, setupFeePaise: 0, tiers: [] }];
  const { id: product } = await givenProduct(db, { printOptions });
  const { id: plain } = await givenProduct(db, { name: "Bag" });
  const print = { option: "Offset", sides: 1, colours: 2 };
  const lines = [
    { product, quantity: 1, print },
    { product: plain, quantity: 1 },
  ];
  const { id } = await order({ lines, proven: true });
  await db.orderLine.updateMany({
    where: { orderId: id, stage: { not: null } },
    data: { stage: "approved" },
  });
  await advance(id, { status: "Processing" });
  const [printed, bag] = (await readOrder(id)).lines;
  await correctLines(id, [{ line: printed?.id, quantity: 2 }]);
  await db.orderLine.update({
    where: { id: printed?.id ?? "" },
    data: { productionStep: "printing" },
  });
  expect(await readCode(correctLines(id, [{ line: printed?.id, quantity: 3 }]))).toBe(
    "in_production",
  );
  await correctLines(id, [{ line: bag?.id, quantity: 2 }]);
  expect((await readOrder(id)).lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
});

it("a correction is recorded in the history, the audit log and the buyer's mail, with old and new figures", async () => {
  const { id, boxLine, bagLine } = await placed();
  await correctLines(id, [
    { line: boxLine, quantity: 10 },
    { line: bagLine, quantity: 0 },
  ]);
  const last = (await readOrder(id)).history.at(-1);
  expect(last).toMatchObject({ status: "Pending", by: "Meera Nair", reason: "The buyer called." });
  expect(last?.changes?.slice(0, 3)).toEqual([
    { what: "quantity", name: "Kraft mailer box", before: "5 packs", after: "10 packs" },
    { what: "price", name: "Kraft mailer box", before: "₹450.00", after: "₹400.00" },
    { what: "removed", name: "Bag", before: "3 packs", after: null },
  ]);
  expect(last?.changes?.at(-1)?.what).toBe("total");
  expect(await mails()).toContain("order-message");
  const [message] = await db.contactMessage.findMany({ where: { orderId: id } });
  for (const words of [
    "Quantity of Kraft mailer box: 10 packs (before: 5 packs)",
    "Bag was taken out",
    "is still to be paid.",
    "Answer this email.",
  ])
    expect(message?.message).toContain(words);
  const [entry] = await auditEntries(db, { action: "Order Corrected" });
  expect(JSON.stringify(entry?.details)).toContain("10 packs");
});

it("another shipping method has today's price", async () => {
  await givenSetting(db, "freeShippingAbove", "100000");
  const { id } = await placed();
  expect(await readCode(correct(id, { requested: { shippingWay: "pickup" } }))).toBe(
    "invalid_input",
  );
});

it("an unverified email can be corrected", async () => {
  const { id } = await placed();
  await correct(id, { requested: { email: "right@example.in" } });
  expect((await readOrder(id)).customer.email).toBe("right@example.in");
  expect((await readOrder(id)).history.at(-1)?.changes).toMatchObject([{ what: "email" }]);
});

it("an offer's order keeps its prices, discount and shipping, and returns to its total", async () => {
  const { id, box } = await givenAccepted();
  const first = await readOrder(id);
  await correctLines(id, [{ line: box, quantity: 5001 }]);
  const more = await readOrder(id);
  expect(more.totals).toMatchObject({
    discountPaise: first.totals.discountPaise,
    shippingPaise: first.totals.shippingPaise,
  });
  expect(more.lines.map((line) => line.pricePaise)).toEqual(
    first.lines.map((line) => line.pricePaise),
  );
  await correctLines(id, [{ line: box, quantity: 5000 }]);
  const { totals, lines, payment } = await readOrder(id);
  expect({ totals, lines }).toEqual({ totals: first.totals, lines: first.lines });
  expect(payment.outstandingPaise).toBe(first.payment.outstandingPaise);
});

it("an order of an offer keeps its agreed discount, also after it was worth less", async () => {
  const { id, box, label } = await givenAccepted();
  const readDiscount = async () => (await readOrder(id)).totals.discountPaise;
  await correctLines(id, [
    { line: box, quantity: 0 },
    { line: label, quantity: 1000 },
  ]);
  expect(await readDiscount()).toBe(18_000);
  await correctLines(id, [{ line: label, quantity: 5050 }]);
  expect(await readDiscount()).toBe(50_137);
});
