import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { givenProduct } from "../shop";
import { givenOrder, PRINTED_LINE } from "../steps/factories";

test("an approved job is started and moved across the production board", async ({ page }) => {
  const { thumbnailImage } = await givenProduct(90_000, 10);
  const { orderId } = await givenOrder(database(), {
    lines: { create: { ...PRINTED_LINE, thumbnailImage, stage: "approved" } },
  });
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=production");
  const job = (step: string) =>
    page.getByRole("region", { name: step }).getByRole("listitem").filter({ hasText: orderId });
  await expect(job("To start")).toContainText("2 packs, 1 side, 2 colours, Your mark");
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await job("To start").getByRole("button", { name: "Start Production" }).click();
  await job("To start").getByRole("button", { name: "Move to Printing" }).click();
  await job("Printing").getByRole("button", { name: "Move to Cutting and gluing" }).click();
  await job("Cutting and gluing").getByRole("button", { name: "Back to Printing" }).click();
  await expect(job("Printing")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await job("Printing").getByRole("link", { name: orderId, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderId}`));
});
