import { randomUUID } from "node:crypto";
import { givenSignedInAdmin } from "../admin";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { closeToasts, field, toast } from "../shopper";

test("an admin adds, finds and corrects a tool", async ({ page }) => {
  const number = `D-${randomUUID().slice(0, 8)}`;
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=tools");
  await page.getByRole("button", { name: "Add Tool" }).first().click();
  await field(page, "number").fill(number);
  await page.getByRole("dialog").getByLabel("Kind").selectOption("plate");
  await field(page, "size").fill("A3");
  await expectNoAxeViolations(page);
  await page.getByRole("dialog").getByRole("button", { name: "Add Tool" }).click();
  await expect(toast(page, "Tool Added")).toBeVisible();
  await page.goto(`/admin?tab=tools&q=${number}`);
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("Plate, A3");
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole("button", { name: `Edit ${number}` }).click();
  await field(page, "keepUntil").fill("2031-12-31");
  await field(page, "owner").fill("Rao Foods");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Tool Updated")).toBeVisible();
  await expect(row).toContainText("31 December 2031");
});
