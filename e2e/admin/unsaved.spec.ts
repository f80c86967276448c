import type { Page } from "@playwright/test";
import { PASSWORD, dialog, type Account } from "../account";
import { givenSignedInAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { sql } from "../shop";
import { field, toast } from "../shopper";

/** Tests what happens to unsaved input when the user leaves or the session ends. */

async function writeCategory(page: Page, name: string): Promise<Account> {
  const owner = await givenSignedInAdmin(page);
  await page.goto("/admin?tab=promotions");
  await page.getByRole("link", { name: "Categories", exact: true }).click();
  await page.getByRole("button", { name: "Add Category" }).click();
  await field(page, "name").fill(name);
  return owner;
}

test("the browser's back button asks before it discards a form", async ({ page }) => {
  await writeCategory(page, "Half a name");
  const question = page.getByRole("alertdialog", { name: "Discard what you entered?" });
  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(question).toBeHidden();
  await expect(field(page, "name")).toHaveValue("Half a name");
  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page).toHaveURL(/tab=promotions/);
});

test("a session that ends keeps the input, and a login continues with it", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  const name = `Sleeves ${Date.now()}`;
  const { email } = await writeCategory(page, name);
  await sql(
    `UPDATE sessions SET "revokedAt" = now() WHERE "userId" = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
  const add = dialog(page).getByRole("button", { name: "Add Category" });
  await add.click();
  const ended = page.getByRole("alertdialog", { name: "Session Expired" });
  await ended.getByRole("button", { name: "Log In" }).click();
  await field(page, "email").fill(email);
  await field(page, "password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(toast(page, "Login Successful")).toBeVisible();
  await expect(field(page, "name")).toHaveValue(name);
  await add.click();
  await expect(toast(page, "Category Added")).toBeVisible();
  await expect(page.getByRole("heading", { name })).toBeVisible();
});
