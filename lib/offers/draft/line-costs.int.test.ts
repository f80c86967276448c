import { beforeEach, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenProduct } from "@/e2e/steps/factories";
import type { Identity } from "@/lib/identity/session/identify";
import { BOX, LABEL, offerSteps } from "@/e2e/steps/offer-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { offerFile } from "@/lib/documents/pdf/offer-document";
import { createOffer } from "../create-offer";
import { readPriceHelp } from "../price-help";
import { quoteOffer } from "../quote-offer";
import { listOffers, readOffer, type ShopSide } from "../queries";
import { quoteOfferSchema } from "../schemas";
import { editOfferSchema, newOfferSchema, offerTermsSchema } from "./version-schemas";
import { shopSide } from "../require-offer";
import { sendOffer } from "../send-offer";
import { addVersion, editDraft } from "./write-draft";

const { db } = testDatabase();
const { staff, settings, acceptSent } = offerSteps(db);

const CARTON = { ...BOX, cost: 9.35, quantities: [{ quantity: 5000, price: 14.5 }] };
const SEES = "shop-with-costs";
const COST = /cost|935/i;

let id: string;

async function write(lines: readonly object[], side: ShopSide = SEES) {
  const requested = { name: "Asha Rao", email: "asha@example.com", lines };
  const request = newOfferSchema.parse(requested);
  return createOffer({ ...(await staff()), side, request });
}

const edit = async (lines: readonly object[], side: ShopSide = SEES) =>
  editDraft({ ...(await staff()), id, side, request: editOfferSchema.parse({ lines }) });

const stored = async () =>
  (await db.offerVersion.findFirstOrThrow({ where: { offerId: id }, orderBy: { n: "desc" } }))
    .lines as { _id: string; costPaise: number | null }[];

beforeEach(async () => {
  id = (await write([CARTON, LABEL]))._id;
});

it("shows the cost of a line only to readers of costs", async () => {
  expect((await readOffer(db, id, SEES)).versions[0]?.lines).toMatchObject([{ cost: 9.35 }, {}]);
  await sendOffer({ ...(await staff()), id });
  const { items } = await listOffers(db, { limit: 10 }, SEES);
  expect(items[0]?.versions[0]?.lines[0]).toHaveProperty("cost", 9.35);
  const request = quoteOfferSchema.parse({ version: 1 });
  const seen = {
    buyer: await readOffer(db, id, "customer"),
    shop: await readOffer(db, id, "shop"),
    list: (await listOffers(db, { limit: 10 })).items,
    quote: await quoteOffer(db, id, request, await settings()),
    name: (await offerFile(db, id)).name,
  };
  expect(JSON.stringify(seen)).not.toMatch(COST);
});

it("stays on its line when another user changes the draft, and is removed with it", async () => {
  const [carton, label] = await stored();
  await edit(
    [
      { ...LABEL, _id: label?._id },
      { ...BOX, _id: carton?._id, name: "Carton" },
    ],
    "shop",
  );
  expect(await stored()).toMatchObject([
    { _id: label?._id, costPaise: null },
    { _id: carton?._id, name: "Carton", costPaise: 935 },
  ]);
  await edit([{ ...BOX, _id: carton?._id, cost: null }]);
  expect(await stored()).toMatchObject([{ _id: carton?._id, costPaise: null }]);
});

it("is copied to the next version", async () => {
  const lines = await stored();
  await sendOffer({ ...(await staff()), id });
  const next = offerTermsSchema.parse({ lines: [{ ...BOX, _id: lines[0]?._id }, LABEL] });
  await addVersion({ ...(await staff()), id, request: next });
  const [carton, label] = await stored();
  expect(carton).toMatchObject({ _id: lines[0]?._id, costPaise: 935 });
  expect(label?._id).not.toBe(lines[1]?._id);
});

it("is refused from users who may not read it, for a product, and for an unknown line", async () => {
  expect(await readCode(edit([CARTON], "shop"))).toBe("forbidden");
  const gone = { ...BOX, _id: "0199c0de-0000-7000-8000-000000000001" };
  expect((await readRefusal(edit([gone]))).details.fields).toHaveProperty("lines.0");
  const [carton] = await stored();
  const twice = [carton, carton].map((line) => ({ ...BOX, _id: line?._id }));
  expect(editOfferSchema.safeParse({ lines: twice }).success).toBe(false);
  const product = { ...BOX, kind: "product", product: carton?._id, cost: 5 };
  expect(editOfferSchema.safeParse({ lines: [product] }).success).toBe(false);
  for (const cost of [-1, 0.001, 21_474_836.48, "9"]) {
    expect(editOfferSchema.safeParse({ lines: [{ ...BOX, cost }] }).success).toBe(false);
  }
});

it("is copied to the order line that the offer becomes", async () => {
  const product = await givenProduct(db, { name: "Tape", costPaise: 4000, stockCount: 50 });
  const { id: like } = await givenProduct(db, { name: "Plain mailer", costPaise: 77_700 });
  const tape = { kind: "product", product: product.id, name: "Tape" };
  await edit([
    { ...CARTON, product: like },
    { ...LABEL, product: like },
    { ...tape, quantities: [{ quantity: 2, price: 90 }] },
    { ...CARTON, kind: "tool", name: "Cutting die", cost: 3000 },
  ]);
  await sendOffer({ ...(await staff()), id });
  const { total = 0 } = (await readOffer(db, id, "customer")).versions[0] ?? {};
  const { placed } = await acceptSent(id, total);
  const lines = await db.orderLine.findMany({
    where: { orderId: placed.id },
    orderBy: { position: "asc" },
    select: { costPaise: true },
  });
  expect(lines.map(({ costPaise }) => costPaise)).toEqual([935, null, 4000, 300_000]);
});

it("is listed next to the cost of the shop’s own products", async () => {
  const product = await givenProduct(db, { name: "Tape", costPaise: 4000 });
  const line = { kind: "product", product: product.id, name: "Tape" };
  await edit([{ ...line, quantities: [{ quantity: 2, price: 90 }] }]);
  expect((await readPriceHelp(db, id, SEES)).products).toMatchObject([{ cost: 40 }]);
  expect(JSON.stringify(await readPriceHelp(db, id))).not.toMatch(COST);
});

it.each([
  ["admin", "shop-with-costs"],
  ["accountant", "shop-with-costs"],
  ["sales", "shop"],
] as const)("%s reads offers as %s", (role, side) => {
  const identity = { state: "signed-in", account: { role } } as Identity;
  expect(shopSide(identity)).toBe(side);
});
