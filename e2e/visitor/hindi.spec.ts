import type { Page } from "@playwright/test";
import { openEditor, openFold, untilSaved } from "../admin/steps/product-screen";
import { expect } from "../fixtures";
import { test } from "../own-shop";
import { CARD, field, freshEmail } from "../shopper";
import { givenProduct, givenSetting } from "../steps/factories";
import { addHindi, hindi, lookInHindi, openDatabase } from "../steps/hindi-steps";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** Tests the pages in Hindi in its own shop, because the shared one is English only. */

test.use({ shopOf: "hindi" });

const PRODUCT = "Kraft mailer 230";
const IN_HINDI = "क्राफ़्ट लिफ़ाफ़ा 230";

const OWN_WORDS = { "Kraft paper": "क्राफ़्ट कागज़", "Made in Gurugram": "गुरुग्राम में बना" };

/** The owner translates the product, its category, and texts listed as missing. */
async function translate(owner: Page): Promise<void> {
  const dialog = owner.getByRole("dialog");
  await owner.goto("/admin/products");
  await openEditor(owner, PRODUCT);
  await openFold(owner, "Other languages");
  await owner.getByLabel("Name in Hindi").fill(IN_HINDI);
  await owner.getByRole("button", { name: "Save Changes" }).click();
  await untilSaved(owner);
  await owner.goto("/admin?tab=categories");
  await owner.getByRole("button", { name: "Edit Boxes" }).click();
  await dialog.getByLabel("Name in Hindi").fill("डिब्बे");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await owner.goto("/admin?tab=settings&section=shop");
  const own = owner.getByRole("textbox", { name: "Your words in Hindi" });
  await owner.getByRole("button", { name: "List What Is Missing" }).click();
  await expect(own).toHaveValue("Kraft paper = \nMade in Gurugram = ");
  await own.fill(
    Object.entries(OWN_WORDS)
      .map((words) => words.join(" = "))
      .join("\n"),
  );
  const saved = owner.waitForResponse((response) => response.request().method() === "PUT");
  await owner.getByRole("button", { name: "Save Your words in Hindi" }).click();
  expect((await saved).status()).toBe(200);
}

test("a shop is in Hindi once its owner adds it, through a whole purchase", async ({
  page,
  browser,
  shop,
  problems,
}) => {
  problems.allow(/\/media\/test|\/hi.*404|404.*\/hi/);
  const db = await openDatabase(shop);
  await givenProduct(db, {
    name: PRODUCT,
    description: "क्राफ़्ट",
    stockCount: 500,
    specifications: { Material: "Kraft paper" },
  });
  await givenSetting(db, "footerCredits", "Made in Gurugram");
  await db.$disconnect();
  await addHindi(browser, shop, translate);

  await page.goto("/products");
  await expect(page.locator('link[hreflang="hi-IN"]')).toHaveAttribute("href", /\/hi\/products$/);
  await expect(page.getByRole("link", { name: PRODUCT, exact: true })).toBeVisible();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await lookInHindi(page, /\/hi\/products$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/hi\/products$/);
  expect((await page.goto("/hi/no-such-address"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hindi("Oops! Page not found"));
  await lookInHindi(page, /\/hi\/no-such-address$/);
  await page.goto(`/hi/products?q=${encodeURIComponent("लिफ़ाफ़ा")}`);
  await page.getByRole("link", { name: IN_HINDI, exact: true }).click();
  await lookInHindi(page, /\/hi\/product\//);
  await expect(page).toHaveTitle(new RegExp(IN_HINDI));
  await expect(
    page.getByText("डिब्बे", { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  for (const own of Object.values(OWN_WORDS)) {
    await expect(page.getByText(own).filter({ visible: true }).first()).toBeVisible();
  }
  const add = page.getByRole("button", { name: hindi("Add to Cart") }).filter({ visible: true });
  await add.click();
  await expect(page.getByText(hindi("Added to Cart")).first()).toBeVisible();
  await page.goto("/hi/cart");
  await lookInHindi(page, /\/hi\/cart$/);
  await expect(page.getByText(IN_HINDI, { exact: true }).first()).toBeVisible();
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
