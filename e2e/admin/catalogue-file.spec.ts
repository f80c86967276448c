import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readCsv } from "../support/read-csv";
import { dialog } from "../account";
import { givenSignedInAdmin } from "../admin";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, setStock, sql, readStock } from "../shop";
import { toast } from "../shopper";

type Row = Record<string, string>;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

function toFile(rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? "")).join(","));
  return {
    name: "products.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`\uFEFF${[columns.join(","), ...lines].join("\r\n")}`),
  };
}

async function exported(page: Page): Promise<Row[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  return readCsv(file);
}

async function choose(page: Page, rows: Row[]): Promise<void> {
  await dialog(page).locator('input[name="file"]').setInputFiles(toFile(rows));
}

test("the catalogue is exported, checked and imported again", async ({ page }) => {
  const admin = await givenSignedInAdmin(page);
  const product = await givenProduct(60_000, 50);
  await page.goto(`/admin/products?q=${encodeURIComponent(product.name)}`);
  const [row = {}] = await exported(page);
  expect(row).toMatchObject({ id: product._id, name: product.name, price: "600" });

  await page.getByRole("button", { name: "Import" }).click();
  await expectNoAxeViolations(page);
  await choose(page, [row]);
  await expect(dialog(page).getByText("1 row, 1 unchanged")).toBeVisible();
  await expect(dialog(page).getByText("There is nothing to import")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).last().click();

  // Simulates a sale while the file is being edited.
  await setStock(product._id, 45);
  const name = `Paper bag ${randomUUID().slice(0, 8)}, "small"`;
  const added = { ...row, id: "", name, updatedAt: "", stockCountRead: "" };
  const rows = [{ ...row, price: "649.50", stockCount: "60" }, added];

  await page.getByRole("button", { name: "Import" }).click();
  await choose(page, [
    { ...row, price: "nothing" },
    { ...added, category: "Tapes" },
  ]);
  await expect(dialog(page).getByRole("alert")).toContainText("2 mistakes");
  await expect(dialog(page).getByRole("row", { name: /2\s+price/ })).toContainText(
    "“nothing” is not a number.",
  );
  await expect(dialog(page).getByRole("button", { name: /^Import \d/ })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await choose(page, rows);
  await expect(dialog(page).getByText("1 to add, 1 to change")).toBeVisible();
  await expect(dialog(page).getByRole("row", { name: product.name })).toContainText("649.5");
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Import 2 rows" }).click();
  await expect(toast(page, "Catalogue Imported")).toContainText("1 product added, 1 changed.");
  await expect(page.getByText("₹649.50").filter({ visible: true }).first()).toBeVisible();
  expect(await readStock(product._id)).toBe(55);

  // The next request shows the imported values.
  await page.goto(`/product/${product._id}`);
  await expect(page.getByText("₹649.50").first()).toBeVisible();
  const [entry] = await sql<{ description: string }>(
    `SELECT description FROM audit_logs WHERE action = 'Products Import' AND actor = $1`,
    [admin.email],
  );
  expect(entry?.description).toContain("1 added, 1 changed");
  const [created] = await sql<{ id: string }>(`SELECT id FROM products WHERE name = $1`, [name]);
  await page.goto(`/product/${created?.id ?? ""}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("an invalid file is refused with advice", async ({ page }) => {
  await givenSignedInAdmin(page);
  await page.goto("/admin/products");
  await page.getByRole("button", { name: "Import" }).click();
  const input = dialog(page).locator('input[name="file"]');
  await input.setInputFiles({
    name: "products.xlsx",
    mimeType: "application/zip",
    buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff]),
  });
  await expect(dialog(page).getByText(/This Excel file is damaged/)).toBeVisible();
  await input.setInputFiles({
    name: "huge.csv",
    mimeType: "text/csv",
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "a"),
  });
  await expect(dialog(page).getByText("This file is larger than 10 MB")).toBeVisible();
});

test("demo products are announced, and stay when the owner cancels", async ({ page }) => {
  const edited = await givenProduct(50_000, 5);
  const setDemo = (isDemo: boolean) =>
    sql(
      `UPDATE products SET "isDemo" = $2, "createdAt" = now() - interval '1 hour' WHERE id = $1`,
      [edited._id, isDemo],
    );
  await setDemo(true);
  await givenSignedInAdmin(page);
  await page.goto("/admin/products");
  const banner = page.getByRole("region", { name: "Demo products" });
  await expect(banner).toContainText(/Your shop shows \d+ demo products/);
  await banner.getByRole("button", { name: "Remove Demo Products" }).click();
  await expect(dialog(page)).toContainText("removed for good");
  const keep = dialog(page).getByRole("checkbox", { name: /^Keep the .* that you have edited/ });
  await expect(keep).toBeChecked();
  await expectNoAxeViolations(page);
  await keep.uncheck();
  await dialog(page).getByRole("button", { name: "Keep Them" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto("/admin");
  await expect(page.getByRole("region", { name: "Demo products" })).toBeVisible();
  await setDemo(false);
});
