import { randomBytes } from "node:crypto";
import { givenSignedInAdmin } from "../admin";
import { expect, expectSound, test } from "../fixtures";
import { givenProducts } from "../shop";

/** What the owner sees of searches, and what led from them to the cart. */

/** Letters alone: digits in a word look like somebody's number. */
const newWord = () =>
  `quill${[...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("")}`;

test("what people search is counted, and what they put into the cart after it", async ({
  page,
  browser,
}) => {
  const [missing, sold] = [newWord(), newWord()];
  await givenProducts(sold, 1, () => ({ pricePaise: 50_000, stockCount: 40 }));
  const name = `${sold} 01`;
  await page.goto("/products");
  const search = page.getByLabel("Search", { exact: true });
  await search.fill(missing);
  await search.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${missing}`));
  await search.fill(sold);
  await search.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${sold}`));
  const noted = page.waitForResponse(
    (response) => response.url().endsWith("/api/searches/cart") && response.status() === 204,
  );
  await page.getByRole("main").getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click();
  await noted;

  const desk = await browser.newPage();
  await givenSignedInAdmin(desk);
  const findRow = (term: string) => desk.getByRole("row").filter({ hasText: term });
  await expect(async () => {
    await desk.goto("/admin?tab=searches");
    await expect(findRow(missing)).toContainText("No results", { timeout: 5_000 });
  }).toPass({ timeout: 150_000 });
  await expect(findRow(sold)).toHaveText(new RegExp(`${sold}\\s*1\\s*1\\s*1`));
  await expectSound(desk);
  const file = await desk.request.get("/api/admin/searches/export?days=7");
  expect(await file.text()).toContain(`,${missing},1,0,0`);
  await desk.close();
});
