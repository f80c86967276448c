import { randomUUID } from "node:crypto";
import { givenSignedInAdmin } from "../admin";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { givenProduct, sql } from "../shop";
import { toast } from "../shopper";

test("a category is added with its picture, moved by keyboard, renamed and found at both addresses", async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 409 .*api\/admin\/categories/);
  const tag = randomUUID().slice(0, 8);
  const [first, second] = [`Tapes ${tag}`, `Labels ${tag}`];
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=categories");
  await page.getByRole("button", { name: "Add Category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(first);
  await dialog.getByLabel("Description").fill("On rolls.");
  await dialog.locator("input[type=file]").setInputFiles("public/apple-icon.png");
  await dialog.getByRole("button", { name: "Add Category" }).click();
  await expect(toast(page, "Category Added")).toBeVisible();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: first }) });
  await expect(row.locator("img")).toHaveAttribute("src", /^\/media\//);

  const up = page.getByRole("button", { name: `Move ${first} up` });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(new RegExp(`${first} is now in place`))).toBeAttached();
  await expect(up).toBeFocused();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const { _id } = await givenProduct(50_000, 10);
  await sql(`UPDATE products SET category = $2 WHERE id = $1`, [_id, first]);
  const oldAddress = `/products?category=tapes-${tag}`;
  expect(await (await request.get(oldAddress)).text()).toContain("On rolls.");
  expect(await (await request.get(`/product/${_id}`)).text()).toContain(first);
  const search = async () => (await request.get(`/products?q=tapes+${tag}`)).text();
  expect(await search()).toContain(first);

  await page.getByRole("button", { name: `Edit ${first}` }).click();
  await dialog.getByLabel("Name").fill(second);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Category Updated")).toBeVisible();

  const moved = await request.get(`${oldAddress}&sort=rating`, { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toContain(`/products?category=labels-${tag}&sort=rating`);
  expect(await (await request.get(`/product/${_id}`)).text()).toContain(second);
  const found = await search();
  expect(found).toContain(second);
  expect(found).not.toContain(first);
  const answer = await request.get(`/api/products/${_id}`);
  expect(await answer.json()).toMatchObject({ category: second });
  expect((await request.get(`/products?category=never-${tag}`)).status()).toBe(404);

  await page.getByRole("button", { name: `Delete ${second}` }).click();
  await page.getByRole("button", { name: "Delete category" }).click();
  await expect(page.getByText(`${second} holds 1 product`).first()).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  // Removes the test's product, because other tests use the shop's categories.
  await sql(`DELETE FROM products WHERE id = $1`, [_id]);
  await page.getByRole("button", { name: `Delete ${second}` }).click();
  await page.getByRole("button", { name: "Delete category" }).click();
  await expect(toast(page, "Category Deleted")).toBeVisible();
});
