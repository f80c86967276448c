import type { Page } from "@playwright/test";
import { givenSignedInAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { givenProducts, sql } from "../shop";
import { freshWord, openProducts, searchBox } from "./product-screen";

/** What every list does, shown by the list of products. */

/** Two pages: 25 products and three. */
async function givenTwoPages(): Promise<string> {
  const word = freshWord();
  await givenProducts(word, 28, () => ({ pricePaise: 10_000, stockCount: 5 }));
  return word;
}

const rows = (page: Page) => page.getByRole("row");

test("rows stay when others cannot be had, and those can be asked for again", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  const word = await givenTwoPages();
  await openProducts(page, `?q=${word}`);
  await expect(rows(page)).toHaveCount(26);
  await page.route("**/api/admin/products?*", (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message: "Something went wrong." } }),
  );
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(rows(page)).toHaveCount(26);
  // Nobody knows where the page goes on that could not be had.
  await expect(page.getByRole("link", { name: "Next" })).toBeDisabled();
  await page.unroute("**/api/admin/products?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
});

test("a page that has been emptied leads to the one before", async ({ page }) => {
  const word = await givenTwoPages();
  await openProducts(page, `?q=${word}`);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(rows(page)).toHaveCount(4);
  await sql(`UPDATE products SET "deletedAt" = now() WHERE name ~ $1`, [`^${word} 2[678]$`]);
  await page.reload();
  await expect(rows(page)).toHaveCount(26);
  await expect(page).toHaveURL(`/admin/products?q=${word}`);
});

test("an address at a place that is none leads to the first page", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=users&page=4&after=nonsense");
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(page).toHaveURL("/admin?tab=users");
});

test("what is typed in one go is one step of the history", async ({ page }) => {
  const word = await givenTwoPages();
  await openProducts(page);
  await searchBox(page).fill(word);
  await expect(page).toHaveURL(`/admin/products?q=${word}`);
  await searchBox(page).fill(`${word} 07`);
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL("/admin/products");
  await expect(searchBox(page)).toHaveValue("");
});
