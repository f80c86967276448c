import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { productSteps, refusal } from "@/e2e/steps/product-steps";
import { changePrice } from "../editing/change-price";
import { listPriceChanges } from "./price-changes";

const { db } = testDatabase();
const { steps, given, update } = productSteps(db);

const readHistory = async (id: string) => (await listPriceChanges(db, id, { limit: 20 })).items;

it("lists who changed a price, its original price and its tiers, newest first", async () => {
  const { id } = await given({ pricePaise: 125_000 });
  const priceTiers = JSON.stringify([{ from: 10, price: 1150 }]);
  await update(id, { price: "1199", originalPrice: "1300", priceTiers });
  const { actor } = steps;
  const request = { price: 1175, priceRead: 1199 };
  await changePrice({ db, productId: id, request, actor, ipAddress: "203.0.113.7" });
  const tiers = [{ from: 10, price: 1150 }];
  expect(await readHistory(id)).toMatchObject([
    {
      by: "Meera Nair",
      before: { price: 1199, originalPrice: 1300, priceTiers: tiers },
      after: { price: 1175, originalPrice: 1300, priceTiers: tiers },
    },
    {
      by: "Meera Nair",
      before: { price: 1250, originalPrice: null, priceTiers: [] },
      after: { price: 1199, originalPrice: 1300, priceTiers: tiers },
    },
  ]);
});

it("records nothing for a save without price changes", async () => {
  const { id } = await given({ pricePaise: 125_000 });
  await update(id, { price: "1250", name: "Renamed" });
  expect(await readHistory(id)).toEqual([]);
});

it("outlives the account of its author", async () => {
  const { id } = await given({ pricePaise: 125_000 });
  await update(id, { price: "1199" });
  await db.user.delete({ where: { id: steps.actor.userId ?? "" } });
  expect(await readHistory(id)).toMatchObject([{ by: "Meera Nair" }]);
});

it("lists no product that is not in the catalogue", async () => {
  const { id } = await given();
  await db.product.update({ where: { id }, data: { deletedAt: new Date() } });
  expect((await refusal(readHistory(id))).code).toBe("not_found");
});
