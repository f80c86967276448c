import { expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { readQueries } from "@/e2e/query-plans/query-count";
import { findItems } from "./find-items";

const { db } = testDatabase();

it("finds products by article number in any case and by exact name, two statements for all", async () => {
  const mailer = await givenProduct(db, { name: "Mailer", sku: "KM-9" });
  const tray = await givenProduct(db, { name: "Snack Tray, Medium" });
  const requested = ["km-9", "Snack Tray, Medium", "Mailer", "KM-99"];
  const { items } = await findItems(db, requested);
  const found = new Map(items.map(({ item, product }) => [item, product?._id]));
  expect(requested.map((item) => found.get(item))).toEqual([
    ...[mailer.id, tray.id, mailer.id],
    undefined,
  ]);
  expect(await readQueries(() => findItems(db, requested))).toHaveLength(2);
});

it("explains why a line matches nothing: unknown, a draft, archived, or several of one name", async () => {
  await givenProduct(db, { name: "Twin" });
  await givenProduct(db, { name: "Twin" });
  await givenProduct(db, { name: "Draft", sku: "D-1", draft: true });
  await givenProduct(db, { name: "Gone", sku: "G-1", deletedAt: new Date() });
  const { items } = await findItems(db, ["Twin", "D-1", "G-1"]);
  const problems = Object.fromEntries(items.map(({ item, problem }) => [item, problem]));
  expect(problems).toEqual({
    Twin: "Several products have this name. Write the article number.",
    "D-1": "No product has this article number or name.",
    "G-1": "No product has this article number or name.",
  });
});
