import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Page } from "@playwright/test";
import { PrismaClient } from "../../lib/db/generated/client";
import { PASSWORD } from "../account";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from "../fixtures";
import { test } from "../own-shop";
import { CARD, field, freshEmail } from "../shopper";
import { givenProduct } from "../steps/factories";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** Tests the pages in Hindi in a shop of its own, because the shared one is in English alone. */

test.use({ shopOf: "hindi" });

const words = Object.assign(
  {},
  ...globSync("lib/words/hi/*.json").map(
    (name) => JSON.parse(readFileSync(name, "utf8")) as object,
  ),
) as Record<string, string>;

/** Returns the Hindi of a text; the text itself would find nothing. */
const hindi = (text: string) => words[text] ?? text;

const PRODUCT = "Kraft mailer 230";
const IN_HINDI = "क्राफ़्ट लिफ़ाफ़ा 230";

/** Names, also of states, units, what the owner wrote, and the language's own name. */
const MAY_STAY =
  /\b(?:Kraft mailer \d+|Box(?:es)?|Paper Bags|Food Packaging|Cups & Lids|Mailers|Protection|Made in Gurugram for businesses in India|KLN Packaging|WhatsApp|English|Recyclable|STOP|Haryana|Delhi|Maharashtra|Karnataka|Tamil Nadu|Uttar Pradesh|GST(?:IN)?|HSN|UPI|PAN|CVV|CSV|PDF|SVG|PNG|JPEG|MM\/YY|example\.com|SKU|gsm|mm|kg)\b/g;

/** Returns what a page shows or tells in English. */
async function textsInEnglish(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.closest("script, style, template, noscript, address, [hidden]")) {
        found.push(node.textContent ?? "");
      }
    }
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of ["aria-label", "placeholder", "alt", "title"]) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  });
  const english = texts.filter((text) => /[A-Za-z]{3,}/.test(text.replaceAll(MAY_STAY, "")));
  return [...new Set(english.map((text) => text.trim()))];
}

/** The owner writes the names of the product and of its category in Hindi. */
async function translate(owner: Page): Promise<void> {
  const dialog = owner.getByRole("dialog");
  await owner.goto("/admin/products");
  await owner.getByRole("button", { name: `Edit ${PRODUCT}` }).click();
  await dialog.getByLabel("Name in Hindi").fill(IN_HINDI);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await owner.goto("/admin?tab=categories");
  await owner.getByRole("button", { name: "Edit Boxes" }).click();
  await dialog.getByLabel("Name in Hindi").fill("डिब्बे");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
}

async function look(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  expect(await textsInEnglish(page), page.url()).toEqual([]);
}

test("a shop speaks Hindi once its owner says so, through a whole purchase @narrow", async ({
  page,
  browser,
  baseURL,
  shop,
  problems,
}) => {
  problems.allow(/\/media\/test|\/hi.*404|404.*\/hi/);
  const url = await readFile(path.join(shop.dataDir, "database-url"), "utf8");
  const db = new PrismaClient({ adapter: new PrismaPg(url) });
  await givenProduct(db, { name: PRODUCT, description: "क्राफ़्ट", stockCount: 500 });
  await db.$disconnect();

  const owner = await browser.newPage({ baseURL });
  if ((await page.request.get("/hi")).status() === 404) {
    expect(await (await page.request.get("/")).text()).not.toContain("hrefLang");
    await owner.goto("/auth");
    await field(owner, "email").fill(shop.ownerEmail);
    await field(owner, "password").fill(PASSWORD);
    await owner.keyboard.press("Enter");
    await expect(owner).toHaveURL(/\/(dashboard|admin)/);
    await owner.goto("/admin?tab=settings&section=shop");
    await field(owner, "pageLanguages").selectOption("en,hi");
    const saved = owner.waitForResponse((response) => response.request().method() === "PUT");
    await owner.getByRole("button", { name: "Save Languages of the shop’s pages" }).click();
    expect((await saved).status()).toBe(200);
    await translate(owner);
  }
  await owner.close();

  await page.goto("/products");
  await expect(page.locator('link[hreflang="hi-IN"]')).toHaveAttribute("href", /\/hi\/products$/);
  await expect(page.getByRole("link", { name: PRODUCT, exact: true })).toBeVisible();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await look(page, /\/hi\/products$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/hi\/products$/);
  await page.goto(`/hi/products?q=${encodeURIComponent("लिफ़ाफ़ा")}`);
  await page.getByRole("link", { name: IN_HINDI, exact: true }).click();
  await look(page, /\/hi\/product\//);
  await expect(page).toHaveTitle(new RegExp(IN_HINDI));
  await expect(page.getByText("डिब्बे", { exact: true }).first()).toBeVisible();
  const add = page.getByRole("button", { name: hindi("Add to Cart") }).filter({ visible: true });
  await add.click();
  await expect(page.getByText(hindi("Added to Cart")).first()).toBeVisible();
  await page.goto("/hi/cart");
  await look(page, /\/hi\/cart$/);
  await expect(page.getByText(IN_HINDI, { exact: true }).first()).toBeVisible();
  await page
    .getByRole("link", { name: hindi("Proceed to Checkout") })
    .filter({ visible: true })
    .click();
  await expect(field(page, "email")).toBeVisible();
  await look(page, /\/hi\/checkout/);

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
