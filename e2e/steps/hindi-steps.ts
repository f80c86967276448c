import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Browser, Page } from "@playwright/test";
import { PrismaClient } from "shop-database";
import { PASSWORD, storedToken } from "../account";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from "../fixtures";
import type { ProductionShop } from "../production-shop";
import { field } from "../shopper";

/** Steps on Hindi pages, which need their own shop, because the shared one is English only. */

const words = Object.assign(
  {},
  ...globSync("lib/i18n/hi/*.json").map((name) => JSON.parse(readFileSync(name, "utf8")) as object),
) as Record<string, string>;

/** Returns the Hindi translation of a text. */
export const hindi = (text: string) => words[text] ?? text;

/**
 * Texts that may stay in English: names, also of states and months, units, document numbers, URLs, the owner's
 * texts, and the language's own name.
 */
const MAY_STAY =
  /\b(?:Kraft mailer (?:\d+|box)|Box(?:es)?|Paper Bags|Food Packaging|Cups & Lids|Mailers|Protection|KLN Packaging|WhatsApp|English|Recyclable|STOP|Haryana|Delhi|Maharashtra|Karnataka|Tamil Nadu|Uttar Pradesh|GST(?:IN)?|HSN|UPI|PAN|CVV|CSV|PDF|SVG|PNG|JPEG|TIFF|MM\/YY|example\.com|SKU|gsm|mm|kg|(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)|[A-Z]+-[A-Z0-9-]+|[\w.-]+@[\w.-]+)\b/g;

/** Returns English texts on a page, except for these names. */
async function textsInEnglish(page: Page, names: readonly string[]): Promise<string[]> {
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
  const strip = (text: string) =>
    names.reduce(
      (remaining, name) => remaining.replaceAll(name, ""),
      text.replaceAll(MAY_STAY, ""),
    );
  const english = texts.filter((text) => /[A-Za-z]{3,}/.test(strip(text)));
  return [...new Set(english.map((text) => text.trim()))];
}

/** Expects a sound page without English. */
export async function lookInHindi(
  page: Page,
  address: RegExp,
  names: readonly string[] = [],
): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expectNoAxeViolations(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  expect(await textsInEnglish(page, names), page.url()).toEqual([]);
}

/** Opens the database of a test's own shop; the caller disconnects. */
export async function openDatabase({ dataDir }: ProductionShop): Promise<PrismaClient> {
  const url = await readFile(path.join(dataDir, "database-url"), "utf8");
  return new PrismaClient({ adapter: new PrismaPg(url) });
}

/**
 * Signs the owner in, adds Hindi to the page languages if it is missing, and runs a further step. Returns the
 * owner's token.
 */
export async function addHindi(
  browser: Browser,
  { origin: baseURL, ownerEmail }: ProductionShop,
  further?: (owner: Page) => Promise<void>,
): Promise<string> {
  const owner = await browser.newPage({ baseURL });
  await owner.goto("/auth");
  await field(owner, "email").fill(ownerEmail);
  await field(owner, "password").fill(PASSWORD);
  await owner.keyboard.press("Enter");
  await expect(owner).toHaveURL(/\/(dashboard|admin)/);
  if ((await owner.request.get("/hi")).status() === 404) {
    expect(await (await owner.request.get("/")).text()).not.toContain("hrefLang");
    await owner.goto("/admin?tab=settings&section=shop");
    await field(owner, "pageLanguages").selectOption("en,hi");
    const saved = owner.waitForResponse((response) => response.request().method() === "PUT");
    await owner.getByRole("button", { name: "Save Languages of the shop’s pages" }).click();
    expect((await saved).status()).toBe(200);
  }
  await further?.(owner);
  const token = await storedToken(owner);
  await owner.close();
  return token ?? "";
}
