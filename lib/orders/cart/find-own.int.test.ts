import { expect, it } from "vitest";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { itemSteps } from "@/e2e/steps/company/item-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { updateItem } from "@/lib/orders/items/write-item";
import { findItems } from "./find-items";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { writer } = itemSteps(db);

it("finds a product by its buyer's own code, in any case, for its owner alone", async () => {
  const { members } = await givenCompany();
  const { members: others } = await givenCompany();
  const { id } = await givenProduct(db, { name: "Tape" });
  const { account } = members.buyer.identity;
  await updateItem(writer(members.buyer), id, { code: "T-1" });
  const find = async (owner: typeof account) => (await findItems(db, ["t-1"], { owner })).items;
  expect(await find(account)).toMatchObject([{ item: "t-1", product: { _id: id } }]);
  const { account: other } = others.buyer.identity;
  const [missing] = await find(other);
  expect(missing?.problem).toMatch(/^No product/);
});
