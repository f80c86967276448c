import { beforeEach, describe, expect, it } from "vitest";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import type { PlaceOrderRequest } from "../schemas";
import { placeOrder } from "./place-order";

const { db } = testDatabase();
const { optionsFor } = orderSteps(db);
const { givenGst } = documentSteps(db);

const BUYER = "06AAACR1234K1ZM";

beforeEach(async () => {
  await givenGst();
  await givenSetting(db, "serviceableStates", "Haryana, Maharashtra, Punjab, Chandigarh");
});

/** Orders a box with changes to the checkout's request. */
async function ordered(changes: Partial<PlaceOrderRequest>, wish: Partial<Wish> = {}) {
  const { id: product } = await givenProduct(db, { hsnCode: "48191010", stockCount: 9 });
  const lines = [{ product, quantity: 1 }];
  const options = await optionsFor({ lines, proven: true, ...wish });
  return placeOrder({ ...options, request: { ...options.request, ...changes } });
}

const shippedTo = (changes: Partial<PlaceOrderRequest["shippingAddress"]>) => ({
  shippingAddress: { ...POSTAL_ADDRESS, ...changes },
});

async function refusedAt(changes: Partial<PlaceOrderRequest>) {
  const { code, details } = await readRefusal(ordered(changes));
  expect(code).toBe("invalid_input");
  expect(await db.order.count()).toBe(0);
  return details.fields;
}

describe("the PIN code of an order", () => {
  it("is refused outside its own state, with a message that names the right one", async () => {
    const disagreeing = shippedTo({ state: "Maharashtra", zipCode: "122001" });
    expect(await refusedAt(disagreeing)).toEqual({
      "shippingAddress.zipCode":
        "PIN code 122001 is in Haryana, not in Maharashtra. Please check both.",
    });
    const billingAddress = { ...POSTAL_ADDRESS, state: "Karnataka", zipCode: "400001" };
    expect(await refusedAt({ billingAddress })).toEqual({
      "billingAddress.zipCode":
        "PIN code 400001 is in Maharashtra, not in Karnataka. Please check both.",
    });
  });

  it.each([
    ["Punjab", "160014", "03"],
    ["Chandigarh", "160014", "04"],
    ["Maharashtra", "900001", "27"],
  ])("in %s is accepted as %s, and taxed there", async (state, zipCode, code) => {
    const { id } = await ordered(shippedTo({ state, zipCode }), { state });
    const stored = await db.order.findUniqueOrThrow({ where: { id } });
    expect(stored).toMatchObject({ placeOfSupply: code, state, zipCode });
  });
});

describe("what the GST portals would refuse", () => {
  const OWN = "06AAPFU0939F1ZZ";
  it.each<[string, Partial<PlaceOrderRequest>, string, RegExp]>([
    ["the shop's own GSTIN", { gstin: OWN }, "gstin", /GSTIN of the shop itself/],
    [
      "goods that go to the shop's own GSTIN",
      { gstin: BUYER, shippingAddress: { ...POSTAL_ADDRESS, gstin: OWN } },
      "shippingAddress.gstin",
      /GSTIN of the shop itself/,
    ],
    ["a company of two letters", { gstin: BUYER, company: "QX" }, "company", /full name/],
    [
      "a city of two letters",
      { gstin: BUYER, ...shippedTo({ city: "Ib" }) },
      "shippingAddress.city",
      /shorter than 3 letters/,
    ],
    [
      "a city of two letters on the bill",
      { gstin: BUYER, billingAddress: { ...POSTAL_ADDRESS, city: "Ib" } },
      "billingAddress.city",
      /shorter than 3 letters/,
    ],
  ])("is refused with the order: %s", async (_, changes, field, words) => {
    const fields = await refusedAt(changes);
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(fields?.[field]).toMatch(words);
  });

  it("is accepted for a buyer without a GSTIN, who gets no e-invoice", async () => {
    const placed = await ordered({ company: "QX", ...shippedTo({ city: "Ib" }) });
    expect(placed.orderId).toBeTruthy();
  });

  it("is accepted under the flat tax, except for the shop's own GSTIN", async () => {
    await givenSetting(db, "taxRegime", "flat");
    expect(await refusedAt({ gstin: OWN })).toHaveProperty("gstin");
    const placed = await ordered({ gstin: BUYER, company: "QX" });
    expect(placed.orderId).toBeTruthy();
  });
});
