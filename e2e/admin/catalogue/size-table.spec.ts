import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { toTableContent } from "@/lib/catalogue/sizes/table-content";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { PASSWORD, submitLogin } from "../../account";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from "../../fixtures";
import { test } from "../../own-shop";
import { closeToasts, toast } from "../../shopper";

/** Uses its own shop, because the size table affects the prices of other tests. */

test.use({ shopOf: "size-table" });

async function look(page: Page): Promise<void> {
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

const ADDRESS = "/custom/mailer-box?l=230&w=155&h=70&inside=1&board=e-kraft&print=plain&qty=1000";

/** Returns a buyer's price from the API for the box in the URL, in rupees. */
async function readPrice(request: APIRequestContext): Promise<number> {
  const response = await request.post("/api/styles/mailer-box/price", {
    data: {
      length: 230,
      width: 155,
      height: 70,
      inside: true,
      board: "e-kraft",
      print: "plain",
      quantities: [1000],
    },
  });
  const { prices } = (await response.json()) as { prices: { total: number }[] };
  return prices[0]?.total ?? 0;
}

const inRupees = (amount: number) =>
  `₹${amount.toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Saves the demo's table if the shop has none: a test's own shop starts without demo products. */
async function givenTable(page: Page): Promise<void> {
  const status = await page.evaluate(async (content) => {
    const { table, updatedAt } = (await (await fetch("/api/admin/size-table")).json()) as {
      table: number;
      updatedAt: string | null;
    };
    if (table > 0) return 200;
    const [, token = ""] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    const headers = { "Content-Type": "application/json", "X-XSRF-TOKEN": token };
    const body = JSON.stringify({ ...content, updatedAt });
    return (await fetch("/api/admin/size-table", { method: "PUT", headers, body })).status;
  }, toTableContent(DEMO_SIZES));
  expect(status).toBe(200);
}

async function openTable(page: Page): Promise<void> {
  const menu = page.getByRole("link", { name: "Made to size", exact: true });
  if (await menu.isVisible()) await menu.click();
  else await page.goto("/admin?tab=sizes");
  await expect(page.getByText("Version 1, counts now")).toBeVisible();
}

async function changeBoardPrice(page: Page, price: string): Promise<void> {
  await page.getByRole("button", { name: "Edit E-flute, kraft" }).click();
  await page.getByLabel("Price 1 in rupees per m²").fill("0");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText(/^Enter rupees from 0.01/)).toBeVisible();
  await look(page);
  await page.getByLabel("Price 1 in rupees per m²").fill(price);
  await page.getByRole("button", { name: "Apply" }).click();
}

test("an owner changes a board's price, previews the effect, and buyers pay it at once @narrow", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  await page.goto("/auth");
  await submitLogin(page, shop.ownerEmail, PASSWORD);
  await page.waitForURL("/dashboard");
  await givenTable(page);
  await page.goto("/admin");
  await openTable(page);
  const before = await readPrice(page.request);
  await expect(page.getByRole("region", { name: "Try a price" })).toContainText(inRupees(before));
  await expect(page.getByRole("img", { name: /^The flat blank/ })).toBeVisible();
  await look(page);

  const buyer = await (await browser.newContext({ baseURL })).newPage();
  await buyer.goto(ADDRESS);
  await expect(buyer.getByText(inRupees(before)).first()).toBeVisible();

  await changeBoardPrice(page, "56");
  const effect = page.getByRole("region", { name: "What your changes do" });
  await expect(effect.getByText(/of 10 examples change today/)).toBeVisible();
  await expect(effect.getByText(/^\+₹/).first()).toBeVisible();
  await look(page);
  expect(await readPrice(page.request)).toBe(before);

  await page
    .getByRole("link", { name: "Orders", exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save Table" }).click();
  await expect(toast(page, "Size Table Saved")).toBeVisible();
  await expect(page.getByText("Version 2, counts now")).toBeVisible();
  const after = await readPrice(page.request);
  expect(after).toBeGreaterThan(before);
  await buyer.goto(ADDRESS);
  await expect(buyer.getByText(inRupees(after)).first()).toBeVisible();
  await look(page);
});

test("the table is exported and imported as a file whose changes are previewed", async ({
  page,
  shop,
}) => {
  await page.goto("/auth");
  await submitLogin(page, shop.ownerEmail, PASSWORD);
  await page.waitForURL("/dashboard");
  await givenTable(page);
  await page.goto("/admin?tab=sizes");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Import", exact: true }).waitFor();
  await page.getByRole("link", { name: "Export CSV", exact: true }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("E-flute, kraft");

  const send = (content: string) =>
    dialog.locator("input[type=file]").setInputFiles({
      name: "size-table.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(content),
    });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await send(text.replaceAll("E-flute, kraft", ""));
  await expect(dialog.getByText(/mistake/).first()).toBeVisible();
  await send(text.replaceAll("E-flute, kraft", "E-flute, brown"));
  await expect(dialog.getByRole("cell", { name: "E-flute, brown", exact: true })).toBeVisible();
  await look(page);
  await dialog.getByRole("button", { name: "Save 1 change" }).click();
  await expect(toast(page, "Size Table Saved")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /^E-flute, brown/ })).toBeVisible();
});
