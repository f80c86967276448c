import { randomUUID } from "node:crypto";
import { givenSignedInAdmin } from "../admin";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { closeToasts, field, toast } from "../shopper";

test("an admin makes an API key, sees it once, and deletes it @narrow", async ({ page }) => {
  const name = `Scanner ${randomUUID().slice(0, 8)}`;
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=connections");
  await page.getByRole("button", { name: "Add API Key" }).first().click();
  const form = page.getByRole("dialog", { name: "Add API Key" });
  await form.getByRole("button", { name: "Add API Key" }).click();
  await expect(form.getByText("Please fill in the Name field.")).toBeVisible();
  await expect(form.getByText("Choose at least one permission")).toBeVisible();
  await field(page, "name").fill(name);
  await form.getByLabel("Read orders").check();
  await form.getByLabel("Change stock").check();
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "Add API Key" }).click();

  const shown = page.getByRole("dialog", { name: "API Key Added" });
  const key = await shown.getByLabel("API key", { exact: true }).inputValue();
  expect(key).toMatch(/^pk_[\w-]{43}$/);
  await expectNoAxeViolations(page);
  await shown.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Read orders, Change stock");
  await expect(page.getByText(key)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const headers = { Authorization: `Bearer ${key}` };
  const { request } = page;
  expect((await request.get("/api/admin/orders", { headers })).status()).toBe(200);
  expect((await request.get("/api/admin/users", { headers })).status()).toBe(403);
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "API Key Deleted")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await request.get("/api/admin/orders", { headers })).status()).toBe(401);
  await closeToasts(page);
  await expectNoAxeViolations(page);
});
