import { beforeEach, describe, expect, it } from "vitest";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { readGstReadiness } from "@/lib/catalogue/admin/gst-readiness";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenPromoCode, givenSetting } from "@/e2e/steps/factories";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { placeIn, POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { orderAnswer } from "../read/order-answer";
import { findOrder } from "../read/queries";
import { orderSchema } from "../schemas";

const { db } = testDatabase();
const { order } = orderSteps(db);

const IN_KARNATAKA = { ...POSTAL_ADDRESS, ...placeIn("Karnataka") };

async function givenGst(): Promise<void> {
  await givenSetting(db, "legalName", "KLN Packaging Private Limited");
  await givenSetting(db, "sellerGstin", "06AAPFU0939F1ZZ");
  await givenSetting(db, "taxRegime", "gst");
}

async function answered(request: Wish) {
  const { id, accessKey: key } = await order(request);
  const found = await findOrder(db, id, { identity: { state: "visitor" }, key });
  if (!found) throw new Error("the order is not there");
  return orderSchema.parse(orderAnswer(found));
}

const quote = async (items: { product: string; quantity: number }[], state?: string) =>
  toQuote(await priceCart({ items, state }, await readShopSettings(db), quoteSources(db)));

/** A box taxed at 5 %, and a bag without an HSN code. */
async function givenLines() {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const bag = await givenProduct(db, { name: "Bag", pricePaise: 999 });
  return [
    { product: box.id, quantity: 2 },
    { product: bag.id, quantity: 1 },
  ];
}

describe("an order under GST", () => {
  beforeEach(givenGst);

  it("within the state stores CGST and SGST, and a total of whole rupees", async () => {
    await givenPromoCode(db, { code: "TEST15", percent: 15 });
    const found = await answered({
      lines: await givenLines(),
      promoCode: "TEST15",
      state: "Haryana",
      billing: { gstin: "06AAACR1234K1ZM" },
    });
    expect(found).toMatchObject({
      subtotal: 910.99,
      discount: 136.65,
      shipping: 150,
      tax: 47.54,
      taxPercent: 0,
      roundOff: 0.12,
      totalAmount: 972,
      placeOfSupply: "Haryana (06)",
      gstin: "06AAACR1234K1ZM",
      taxes: [
        { name: "CGST", percent: 2.5, taxable: 914.21, amount: 22.86 },
        { name: "SGST", percent: 2.5, taxable: 914.21, amount: 22.86 },
        { name: "CGST", percent: 9, taxable: 10.13, amount: 0.91 },
        { name: "SGST", percent: 9, taxable: 10.13, amount: 0.91 },
      ],
      products: [
        { hsnCode: "48191010", taxPercent: 5, taxable: 914.21 },
        { hsnCode: null, taxPercent: 18, taxable: 10.13 },
      ],
    });
  });

  it("to another state stores IGST, as quoted", async () => {
    const lines = await givenLines();
    const quoted = await quote(lines, "Karnataka");
    const found = await answered({ lines, state: "Karnataka", totalAmount: quoted.total });
    expect(found.taxes.map(({ name }) => name)).toEqual(["IGST", "IGST"]);
    const { subtotal, discount, shipping, tax, taxes, roundOff, total } = quoted;
    expect(found).toMatchObject({ subtotal, discount, shipping, tax, taxes, roundOff });
    expect(found.totalAmount).toBe(total);
    expect(Number.isInteger(total)).toBe(true);
  });

  it("of a registered buyer is supplied in the state of registration, wherever the goods go", async () => {
    const lines = await givenLines();
    const billing = { gstin: "29AAGCB7383J1Z4", billingAddress: IN_KARNATAKA };
    const bought = { lines, state: "Haryana", billing };
    const far = await answered(bought);
    expect(far).toMatchObject({ placeOfSupply: "Karnataka (29)", gstin: billing.gstin });
    expect(far.taxes.map(({ name }) => name)).toEqual(["IGST", "IGST"]);
    // Without a GSTIN the destination decides, whatever the billing address.
    const near = await answered({ ...bought, billing: { billingAddress: IN_KARNATAKA } });
    expect(near).toMatchObject({ placeOfSupply: "Haryana (06)" });
    // An order with a promo code is placed under lock, by the same rule.
    await givenPromoCode(db, { code: "TEST15", percent: 15 });
    const held = await answered({ ...bought, promoCode: "TEST15" });
    expect(held).toMatchObject({ placeOfSupply: "Karnataka (29)" });
  });

  it("uses the rate of its day, whatever the rates become", async () => {
    const [box] = await givenLines();
    const lines = box ? [box] : [];
    const before = await answered({ lines, state: "Haryana" });
    await db.taxRate.updateMany({
      where: { hsn: "481910" },
      data: { validTo: new Date("2026-01-01") },
    });
    const again = await findOrder(db, before._id, {
      identity: { state: "visitor" },
      key: (await db.order.findUniqueOrThrow({ where: { id: before._id } })).accessKey,
    });
    expect(again && orderAnswer(again).products[0]?.taxPercent).toBe(5);
    expect((await quote(lines, "Haryana")).taxes?.[0]?.percent).toBe(9);
  });

  it("is refused when the total does not match the tax of its state", async () => {
    const lines = await givenLines();
    const { total } = await quote(lines, "Haryana");
    const refusal = await readRefusal(order({ lines, state: "Haryana", totalAmount: total - 1 }));
    expect(refusal).toMatchObject({ code: "price_changed" });
    expect(refusal.details.extra?.quote).toMatchObject({ total, tax: 54.56 });
  });

  it("stays as it is after GST is switched off; new orders are flat", async () => {
    const lines = await givenLines();
    const { _id } = await answered({ lines, state: "Haryana" });
    await givenSetting(db, "taxRegime", "flat");
    const flat = await answered({ lines, state: "Haryana" });
    expect(flat).toMatchObject({ taxPercent: 8, tax: 72.88, totalAmount: 1133.87 });
    expect(flat).toMatchObject({ taxes: [], roundOff: 0 });
    expect(flat).not.toHaveProperty("placeOfSupply");
    expect(await db.order.findUniqueOrThrow({ where: { id: _id } })).toMatchObject({
      taxRegime: "gst",
      sellerState: "06",
      placeOfSupply: "06",
    });
  });
});

describe("a quote of the flat regime", () => {
  it("is unchanged, wherever the goods go", async () => {
    const lines = await givenLines();
    const plain = await quote(lines);
    expect(Object.keys(plain)).toEqual([
      "lines",
      "subtotal",
      "discount",
      "promo",
      "shipping",
      "tax",
      "total",
    ]);
    expect(await quote(lines, "Karnataka")).toEqual(plain);
  });
});

describe("the GST setup check", () => {
  it("counts missing codes over the catalogue, and unconfirmed rates in use", async () => {
    await givenLines();
    await givenProduct(db, { name: "Book", hsnCode: "4901" });
    await givenProduct(db, { name: "Gone", deletedAt: new Date() });
    const now = new Date("2026-11-22T06:00:00Z");
    const readiness = await readGstReadiness(db, { hsnDigits: 6, now });
    expect(readiness).toEqual({
      products: 3,
      openOrders: { count: 0, total: 0 },
      withoutHsn: 1,
      shortHsn: 1,
      withoutRate: 1,
      unconfirmedRates: [{ hsn: "481910", ratePercent: 5 }],
      examples: [{ _id: expect.any(String) as string, name: "Bag" }],
      shared: [],
      specified: { count: 0, examples: [] },
    });
    const early = await readGstReadiness(db, {
      hsnDigits: 4,
      now: new Date("2025-09-21T18:29:00Z"),
    });
    expect(early).toMatchObject({ shortHsn: 0, withoutRate: 2, unconfirmedRates: [] });
  });
});
