import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { dialog, givenRegistered } from "../account";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectNoAxeViolations, test } from "../fixtures";

async function openLogs(page: Page): Promise<void> {
  await page.goto("/admin/audit-logs");
  await expect(page.getByRole("heading", { name: "Audit Logs", level: 1 })).toBeVisible();
}

/**
 * Causes a refusal that is logged. The log accepts 300 refusals of all callers together per minute
 * (lib/http/limits/throttle.ts), which the API tests alone can use up, so this retries.
 */
async function untilDenied(actor: string, ask: () => Promise<unknown>): Promise<void> {
  const isNoted = async () => {
    await ask();
    return (await database().auditLog.count({ where: { actor, action: "Access Denied" } })) > 0;
  };
  await expect.poll(isNoted, { timeout: 150_000 }).toBe(true);
}

const rows = (page: Page) => page.getByRole("table").getByRole("row");

test("the owner finds a customer's action with the state before and after", async ({ page }) => {
  const customer = await givenRegistered(page.request);
  const profile = { name: "Asha Rao", company: "Rao Sweets", email: customer.email };
  const headers = { Authorization: `Bearer ${customer.token}` };
  await page.request.patch("/api/auth/me", { data: profile, headers });
  await untilDenied(customer.email, () => page.request.get("/admin/audit-logs"));
  await page.context().clearCookies();
  await givenSignedInAdmin(page);

  await openLogs(page);
  await page.getByRole("searchbox", { name: "Search audit logs" }).fill(customer.email);
  await expect(page.getByText(/^Showing 3 of [\d,]+ audit logs$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  const denied = page.getByRole("row", { name: "Access Denied" });
  await expect(denied).toContainText("Failed");
  await expect(denied).toContainText(/10\.\d+\.\d+\.\d+/);
  await expectNoAxeViolations(page);

  await page.getByLabel("Type", { exact: true }).selectOption({ label: "User" });
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Profile Updated" }).click();
  const opened = dialog(page);
  await expect(opened).toContainText(customer.email);
  const change = opened.getByRole("row", { name: /^Company/ });
  await expect(change.getByRole("cell")).toHaveText(["None", "Rao Sweets"]);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expect(page.getByRole("button", { name: "Profile Updated" })).toBeFocused();

  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export Logs" }).click();
  const text = await readFile(await (await started).path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(3);
});
