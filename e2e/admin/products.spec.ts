import { dialog } from "../account";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { freshWord, givenProduct, givenProducts, readStock } from "../shop";
import { closeToasts, field, toast } from "../shopper";
import { openProducts, productNamed, findRow, searchBox } from "./steps/product-screen";

/** Creates thirty products that share a unique word, enough for a list of two pages. */
async function givenThirty(): Promise<string> {
  const word = freshWord();
  await givenProducts(word, 30, (number) => ({
    pricePaise: (100 - number) * 100,
    stockCount: number === 1 ? 0 : number <= 5 ? number : number * 100,
    forSale: number !== 6,
  }));
  return word;
}

test("the catalogue is searched, filtered, sorted and paged, and the URL keeps it", async ({
  page,
}) => {
  const word = await givenThirty();
  await openProducts(page);
  await expect(page.getByRole("link", { name: "Back to Admin Dashboard" })).toBeVisible();
  await searchBox(page).fill(word);
  await expect(page.getByText(/^Showing 30 of [\d,]+ products$/)).toBeVisible();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(26);

  await page.getByRole("button", { name: "Price", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page.getByRole("row").nth(1)).toContainText(`${word} 30`);
  await page.getByRole("button", { name: "Price", exact: true }).click();
  await expect(page.getByRole("row").nth(1)).toContainText(`${word} 01`);

  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(6);
  await page.reload();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(6);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();

  await page.getByLabel("Category", { exact: true }).selectOption("Boxes");
  await expect(page.getByText(/^Showing 0 of [\d,]+ products$/)).toBeVisible();
  await page.getByLabel("Category", { exact: true }).selectOption("Protection");
  await expect(page.getByText(/^Showing 30 of [\d,]+ products$/)).toBeVisible();
  for (const [status, count] of [
    ["In stock", 24],
    ["Low stock", 4],
    ["Out of stock", 1],
    ["Switched off", 1],
  ] as const) {
    await page.getByLabel("Status", { exact: true }).selectOption(status);
    await expect(
      page.getByText(new RegExp(`^Showing ${count} of [\\d,]+ products$`)),
    ).toBeVisible();
    await expect(page.getByRole("cell", { name: status })).toHaveCount(count);
  }
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test("stock is adjusted with a reason, never below zero, and the history shows it", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  const product = await givenProduct(50_000, 25);
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  await page.getByRole("button", { name: `Adjust stock of ${product.name}` }).click();
  await expect(dialog(page).getByText("There are no manual changes yet.")).toBeVisible();
  await field(page, "direction").selectOption("Packs went out");
  await field(page, "change").fill("30");
  await field(page, "reason").fill("Water damage");
  await dialog(page).getByRole("button", { name: "Save change" }).click();
  await expect(dialog(page).getByText("Only 25 in stock now")).toBeVisible();
  await expect(field(page, "change")).toBeFocused();

  await field(page, "change").fill("5");
  await expect(dialog(page).getByText("25 → 20 packs")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Save change" }).click();
  await expect(dialog(page).getByText("In stock now: 20 packs")).toBeVisible();
  const entry = dialog(page).getByRole("listitem").filter({ hasText: "Water damage" });
  await expect(entry).toContainText("Meera Nair");
  await expect(entry).toContainText("25 → 20");
  expect(await readStock(product._id)).toBe(20);
  await expect(toast(page, "Stock updated.")).toBeVisible();
  await closeToasts(page);
  await expectNoAxeViolations(page);

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: `Adjust stock of ${product.name}` })).toBeFocused();
  await expect(findRow(page, product.name)).toContainText("Low stock");
});

test("a product is deleted only after a confirmation", async ({ page }) => {
  const product = await givenProduct(50_000, 25);
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  const remove = page.getByRole("button", { name: `Delete ${product.name}` });
  const question = page.getByRole("alertdialog", {
    name: "Are you sure you want to delete this product?",
  });
  await remove.click();
  await question.getByRole("button", { name: "Keep product" }).click();
  await expect(question).toBeHidden();
  expect((await productNamed(product.name)).deletedAt).toBeNull();
  await remove.click();
  await question.getByRole("button", { name: "Delete product" }).click();
  await expect(toast(page, "Product deleted successfully.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Products Found" })).toBeVisible();
  const response = await page.request.get(`/product/${product._id}`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain(`${product.name} is no longer sold`);

  await openProducts(page, `?status=archived&q=${encodeURIComponent(product.name)}`);
  await page.getByRole("button", { name: `Restore ${product.name}` }).click();
  await expect(toast(page, `${product.name} is back in the shop.`)).toBeVisible();
  expect((await page.request.get(`/product/${product._id}`)).status()).toBe(200);
});

test("the list is cards on a phone, with every action available", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const product = await givenProduct(50_000, 3);
  await openProducts(page, `?q=${encodeURIComponent(product.name)}`);
  const card = page.getByRole("listitem").filter({ hasText: product.name });
  await expect(card).toContainText("Low stock");
  await expect(card).toContainText("₹500.00");
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await card.getByRole("link", { name: `Edit ${product.name}` }).click();
  await expect(field(page, "name")).toHaveValue(product.name);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});
