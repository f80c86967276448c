import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { IP, productSteps, refusal } from "@/e2e/steps/product-steps";
import { chooseFeatured, readFeatured } from "./choose-featured";
import { deleteProduct } from "../editing/delete-product";
import { listFeaturedProducts } from "../queries";

const { db } = testDatabase();
const { auditOf, steps } = productSteps(db);

const choose = (products: string[]) =>
  chooseFeatured({ db, products, actor: steps.actor, ipAddress: IP });

const shownNames = async () => (await listFeaturedProducts(db)).map(({ name }) => name);

async function given(...names: string[]): Promise<string[]> {
  const ids = [];
  for (const name of names) ids.push((await givenProduct(db, { name })).id);
  return ids;
}

it("shows the first three by name until the owner chooses, and then the chosen ones in order", async () => {
  const [a = "", b = "", c = "", d = ""] = await given("A", "B", "C", "D");
  expect(await shownNames()).toEqual(["A", "B", "C"]);
  await choose([d, b]);
  expect(await shownNames()).toEqual(["D", "B"]);
  await choose([b, d, a]);
  expect(await shownNames()).toEqual(["B", "D", "A"]);
  expect(await readFeatured(db)).toMatchObject([{ _id: b }, { _id: d }, { _id: a }]);
  await choose([]);
  expect(await shownNames()).toEqual(["A", "B", "C"]);
  expect(await auditOf("Featured Products Updated")).toMatchObject([
    { description: "The landing page shows D, B" },
    { details: { changes: { featured: { before: ["D", "B"], after: ["B", "D", "A"] } } } },
    { description: "The landing page shows the first products by name again" },
  ]);
  await choose([c]);
  await deleteProduct({ db, id: c, actor: steps.actor, ipAddress: IP });
  expect(await shownNames()).toEqual(["A", "B", "D"]);
});

it("refuses products outside the shop, and changes nothing then", async () => {
  const [a = ""] = await given("A");
  const { id: draft } = await givenProduct(db, { draft: true });
  await choose([a]);
  expect((await refusal(choose([draft]))).code).toBe("invalid_input");
  expect(await shownNames()).toEqual(["A"]);
});
