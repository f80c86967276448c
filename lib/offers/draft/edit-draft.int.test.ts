import { expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { BOX, LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { editOfferSchema } from "./version-schemas";
import { editDraft } from "./write-draft";

const { db } = testDatabase();
const { staff, draftOffer } = offerSteps(db);

const TERMS = {
  advancePercent: 50,
  tolerancePercent: 5,
  leadDays: 21,
  discount: 100,
  shipping: 250,
  shippingWay: "transport",
  kept: true,
  words: "As discussed.",
};

async function givenDraft() {
  const { _id: id } = await draftOffer([BOX, LABEL], TERMS);
  const version = () => db.offerVersion.findFirstOrThrow({ where: { offerId: id } });
  const edit = async (changes: object) =>
    editDraft({ ...(await staff()), id, request: editOfferSchema.parse(changes) });
  return { id, version, edit };
}

it.each([
  [{ leadDays: 30 }, { leadDays: 30 }],
  [{ discount: 12.5 }, { discountPaise: 1250n }],
  [{ shipping: 99 }, { shippingPaise: 9900n }],
  [{ shippingWay: null }, { shippingWay: null }],
  [{ words: "" }, { words: null }],
  [{ kept: false }, { kept: false }],
])("PATCH %j changes only that field", async (changes, after) => {
  const { version, edit } = await givenDraft();
  const before = await version();
  await edit(changes);
  expect(await version()).toEqual({ ...before, ...after });
});

it("replaces the lines when they are given", async () => {
  const { version, edit } = await givenDraft();
  const before = await version();
  await edit({ lines: [BOX] });
  const { lines, ...others } = await version();
  expect(before).toMatchObject(others);
  expect(lines).toMatchObject([{ name: BOX.name }]);
});

it("names the field to change, and goods without a price in the rates", async () => {
  const { edit } = await givenDraft();
  expect(editOfferSchema.safeParse({}).success).toBe(false);
  expect(editOfferSchema.safeParse({ updatedAt: new Date().toISOString() }).success).toBe(false);
  expect(await readCode(edit({ pin: "560001" }))).toBe("invalid_input");
});

it("refuses a shipping amount next to the rates", async () => {
  const { id, edit } = await givenDraft();
  await db.offerVersion.updateMany({ where: { offerId: id }, data: { freightPin: "560001" } });
  expect((await readRefusal(edit({ shipping: 10 }))).details.fields).toHaveProperty("shipping");
  await edit({ leadDays: 7 });
  await edit({ pin: null, shipping: 10 });
});

it("creates a custom line modelled on a former product, without taking its stock", async () => {
  const { version, edit } = await givenDraft();
  const { id: product } = await givenProduct(db, { deletedAt: new Date() });
  await edit({ lines: [{ ...BOX, product }] });
  expect((await version()).lines).toMatchObject([{ kind: "custom", productId: null }]);
  const sold = { ...BOX, kind: "product", product };
  expect(await readCode(edit({ lines: [sold] }))).toBe("invalid_input");
});
