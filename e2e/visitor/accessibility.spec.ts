import { expect, expectSoundInBothThemes, followSystemTheme, test } from "../fixtures";
import { givenProduct } from "../shop";
import { catalogue, completeOrder, openWithCart, themeChoice } from "../shopper";

/** Tests states that open over a page, in both themes, against WCAG 2.2 AA; every-page.spec.ts tests the pages. */

// Fading elements have half their contrast, so animations are reduced.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => followSystemTheme(page));

test("a product, each of its tabs", async ({ page, request }) => {
  const [product] = await catalogue(request, "?sort=rating&limit=1");
  await page.goto(`/product/${product?._id}`);
  for (const tab of ["Description", "Specifications", /^Reviews/]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectSoundInBothThemes(page);
  }
});

test("an interactive product model with a logo", async ({ page, request }) => {
  const products = await catalogue(request);
  const mailer = products.find(({ name }) => name.startsWith("Mailer Box"));
  await page.goto(`/product/${mailer?._id}/model`);
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer });
  await expect(page.getByLabel("Ink")).toBeVisible();
  await expectSoundInBothThemes(page);
});

test("a checkout with errors", async ({ page }) => {
  const product = await givenProduct(90_000, 10);
  await openWithCart(page, "/checkout", { ...product, quantity: 1 });
  await expect(page.getByText("₹1,122.00").filter({ visible: true }).first()).toBeVisible();
  await completeOrder(page).click();
  await expect(page.getByText("Please fill in the City field.").first()).toBeVisible();
  await expectSoundInBothThemes(page);
});

test("dialogs and menus over a page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await expect(themeChoice(page, "Dark")).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Chat/ }).click();
  await expect(page.getByRole("region", { name: "Chat assistant" })).toBeVisible();
  await expectSoundInBothThemes(page);
});

test("dialogs and menus over a page on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(themeChoice(page, "Dark")).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Category and sort" }).click();
  await expect(page.getByRole("dialog", { name: "Category and sort" })).toBeVisible();
  await expectSoundInBothThemes(page);
});
