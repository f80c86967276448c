import { expect, test } from "../fixtures";
import { freshWord, sql } from "../shop";
import { field, toast } from "../shopper";
import {
  choosePictures,
  fillProduct,
  openProducts,
  picture,
  pictureNames,
  productNamed,
  saveButton,
  untilSaved,
} from "./steps/product-screen";

test("a lost connection keeps all input and can be retried", async ({ page, problems }) => {
  problems.allow(/net::ERR_|request failed/);
  const name = `Test mailer ${freshWord()}`;
  await openProducts(page);
  await page.getByRole("link", { name: "Add New Product" }).click();
  await fillProduct(page, name);
  await choosePictures(page, [await picture("only.png")]);
  await page.route("**/api/products", (route) => route.abort("connectionreset"));
  await saveButton(page).click();
  await expect(page.locator("main").getByRole("alert")).toContainText("The shop did not answer");
  await expect(field(page, "name")).toHaveValue(name);
  await expect.poll(() => pictureNames(page)).toEqual(["only.png"]);
  await page.unroute("**/api/products");
  await saveButton(page).click();
  await expect(toast(page, "Product added successfully.")).toBeVisible();
  expect((await productNamed(name)).images).toHaveLength(1);
});

test("a product whose response was lost is not added twice, and later changes are kept", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_|request failed|status of 409/);
  const name = `Test mailer ${freshWord()}`;
  await openProducts(page);
  await page.getByRole("link", { name: "Add New Product" }).click();
  await fillProduct(page, name);
  await choosePictures(page, [await picture("first.png"), await picture("second.png")]);
  await page.route("**/api/products", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await saveButton(page).click();
  await expect(page.locator("main").getByRole("alert")).toContainText("will not be added twice");
  await page.unroute("**/api/products");
  await field(page, "price").fill("999");
  await page.getByRole("button", { name: /^Remove picture 1 of 2/ }).click();
  await saveButton(page).click();
  await expect(toast(page, "Product added successfully.")).toBeVisible();
  await untilSaved(page);
  const rows = await sql<{ pricePaise: number; images: string[]; stockCount: number }>(
    `SELECT "pricePaise", images, "stockCount" FROM products WHERE name = $1`,
    [name],
  );
  expect(rows).toMatchObject([{ pricePaise: 99_900, stockCount: 40 }]);
  expect(rows[0]?.images).toHaveLength(1);
});
