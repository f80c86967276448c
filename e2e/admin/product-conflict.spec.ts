import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, sql, readStock } from "../shop";
import { field, toast } from "../shopper";
import {
  openEditor,
  openFold,
  openProducts,
  productNamed,
  saveButton,
  untilSaved,
} from "./steps/product-screen";

test("two admins edit one product: the second sees the differences and decides", async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 409/);
  const product = await givenProduct(50_000, 25);
  const address = `?q=${encodeURIComponent(product.name)}`;
  const other = await (await browser.newContext({ baseURL, locale: "en-IN" })).newPage();
  await openProducts(page, address);
  await openProducts(other, address);
  await openEditor(page, product.name);
  await openEditor(other, product.name);
  await field(other, "price").fill("700");
  await saveButton(other).click();
  await expect(toast(other, "Product updated successfully.")).toBeVisible();

  await field(page, "description").fill("What I wrote.");
  await saveButton(page).click();
  const notice = page.getByRole("alert").filter({ hasText: "while you were editing it" });
  await expect(notice).toContainText("Meera Nair saved this product");
  await expect(notice).toContainText("fields you had not edited: Price.");
  await expect(notice).toContainText("What I wrote.");
  await expect(notice).not.toContainText("₹");
  await expect(field(page, "price")).toHaveValue("700");
  await expect(field(page, "description")).toHaveValue("What I wrote.");
  expect((await productNamed(product.name)).pricePaise).toBe(70_000);
  await expectNoAxeViolations(page);

  await notice.getByRole("button", { name: "Discard mine and load the saved product" }).click();
  await expect(field(page, "price")).toHaveValue("700");
  await expect(field(page, "description")).toHaveValue("Made for a test.");

  await openEditor(other, product.name);
  await field(other, "price").fill("710");
  await saveButton(other).click();
  await untilSaved(other);
  await field(page, "price").fill("720");
  await saveButton(page).click();
  await expect(notice).toContainText("Saved: ₹710.00");
  await expect(notice).toContainText("Yours: ₹720.00");
  await notice.getByRole("button", { name: "Keep editing" }).click();
  await expect(notice).toBeHidden();

  await openEditor(other, product.name);
  await field(other, "description").fill("What the other wrote.");
  await openFold(other, "Features");
  await other.getByRole("button", { name: "Add feature" }).click();
  await expect(other.getByRole("textbox", { name: "Feature 1" })).toBeFocused();
  await other.keyboard.type("Recyclable");
  await saveButton(other).click();
  await untilSaved(other);
  await saveButton(page).click();
  await expect(notice).toContainText("not edited: Description, Features.");
  await openFold(page, "Features");
  await expect(page.getByRole("textbox", { name: "Feature 1" })).toHaveValue("Recyclable");
  await notice.getByRole("button", { name: "Save my changes" }).click();
  await expect(toast(page, "Product updated successfully.")).toBeVisible();
  expect(await productNamed(product.name)).toMatchObject({
    pricePaise: 72_000,
    description: "What the other wrote.",
    features: ["Recyclable"],
  });
  await other.context().close();
});

test("packs sold during an edit stay sold, and cause no conflict", async ({ page }) => {
  const product = await givenProduct(50_000, 40);
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await openEditor(page, product.name);
  await sql(`UPDATE products SET "stockCount" = "stockCount" - 5 WHERE id = $1`, [product._id]);
  await field(page, "stockCount").fill("50");
  await expect(page.getByText("In packs: adds 10.")).toBeVisible();
  await saveButton(page).click();
  await expect(toast(page, "Product updated successfully.")).toBeVisible();
  expect(await readStock(product._id)).toBe(45);
});
