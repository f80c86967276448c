import { expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { priceListSteps } from "@/e2e/steps/company/price-list-steps";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { testDatabase } from "@/e2e/support/database";
import { readPriceHelp } from "./price-help";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { giveList } = priceListSteps(db);
const { draftOffer, sentOffer } = offerSteps(db);

it("shows the buyer's price from the company's price list", async () => {
  const product = await givenProduct(db, { pricePaise: 125_000 });
  const { id: companyId } = await givenCompany();
  await giveList(companyId, { rows: [{ product: product.id, percent: 20 }] });
  const line = {
    kind: "product",
    name: "Kraft box",
    product: product.id,
    quantities: [{ quantity: 20, price: 1100 }],
  };
  const { _id: id } = await draftOffer([line]);
  await db.offer.update({ where: { id }, data: { companyId } });
  expect((await readPriceHelp(db, id)).products).toMatchObject([
    { price: 1250, companyPrice: { price: 1000 } },
  ]);
});

it("shows the products' shop prices, and earlier offers to the same buyer", async () => {
  const product = await givenProduct(db, {
    name: "Kraft box",
    pricePaise: 125_000,
    priceTiers: [{ from: 10, pricePaise: 115_000 }],
  });
  const { offer: first } = await sentOffer([BOX]);
  await draftOffer([BOX]);
  const { id: others } = await sentOffer([BOX]);
  await db.offer.update({ where: { id: others }, data: { email: "ravi@example.com" } });
  const quantities = [{ quantity: 20, price: 1100 }];
  const line = { kind: "product", name: "Kraft box", product: product.id, quantities };
  const { _id: id } = await draftOffer([line]);
  expect(await readPriceHelp(db, id)).toEqual({
    products: [
      { _id: product.id, name: "Kraft box", price: 1250, tiers: [{ from: 10, price: 1150 }] },
    ],
    earlier: [
      {
        _id: first._id,
        number: first.number,
        state: "sent",
        sentAt: first.versions[0]?.sentAt,
        lines: [
          {
            name: "Mailer box",
            unit: "PCS",
            basis: 1,
            quantities: [
              { quantity: 5000, price: 14.5 },
              { quantity: 10_000, price: 12.25 },
            ],
          },
        ],
      },
    ],
  });
  expect(await readCode(readPriceHelp(db, "OF-NOTHING"))).toBe("not_found");
});
