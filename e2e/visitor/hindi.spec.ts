import { expect } from "../fixtures";
import { test } from "../own-shop";
import { CARD, field, freshEmail } from "../shopper";
import { givenProduct } from "../steps/factories";
import { addHindi, hindi, lookInHindi, openDatabase } from "../steps/hindi-steps";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** Tests the pages in Hindi in a shop of its own, because the shared one is in English alone. */

test.use({ shopOf: "hindi" });

const PRODUCT = "Kraft mailer 230";

test("a shop speaks Hindi once its owner says so, through a whole purchase @narrow", async ({
  page,
  browser,
  shop,
  problems,
}) => {
  problems.allow(/\/media\/test|\/hi.*404|404.*\/hi/);
  const db = await openDatabase(shop);
  await givenProduct(db, { name: PRODUCT, description: "क्राफ़्ट", stockCount: 500 });
  await db.$disconnect();
  await addHindi(browser, shop);

  await page.goto("/products");
  await expect(page.locator('link[hreflang="hi-IN"]')).toHaveAttribute("href", /\/hi\/products$/);
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await lookInHindi(page, /\/hi\/products$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/hi\/products$/);
  await page.getByRole("link", { name: PRODUCT, exact: true }).click();
  await lookInHindi(page, /\/hi\/product\//);
  const add = page.getByRole("button", { name: hindi("Add to Cart") }).filter({ visible: true });
  await add.click();
  await expect(page.getByText(hindi("Added to Cart")).first()).toBeVisible();
  await page.goto("/hi/cart");
  await lookInHindi(page, /\/hi\/cart$/);
  await page
    .getByRole("link", { name: hindi("Proceed to Checkout") })
    .filter({ visible: true })
    .click();
  await expect(field(page, "email")).toBeVisible();
  await lookInHindi(page, /\/hi\/checkout/);

  await field(page, "email").fill(freshEmail());
  for (const part of ["firstName", "lastName", "address", "city", "zipCode"] as const) {
    await field(page, part).fill(POSTAL_ADDRESS[part]);
  }
  await field(page, "state").selectOption(POSTAL_ADDRESS.state);
  for (const [name, value] of Object.entries(CARD)) await field(page, name).fill(value);
  await page
    .getByRole("button", { name: hindi("Complete Order") })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/hi\/order-confirmation/);
  await expect(page.getByText(hindi("Order Placed!")).first()).toBeVisible();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
});
