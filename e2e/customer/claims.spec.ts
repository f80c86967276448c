import { givenSignedInAdmin } from "../admin";
import { dialog } from "../account";
import { givenCustomer, givenOrder, setStatus } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, mailAbout } from "../shop";
import { closeToasts, field, toast } from "../shopper";
import { plainPicture } from "../steps/pictures";

test("a buyer reports damage with a photo, and the shop answers", async ({ page }) => {
  const account = await givenCustomer(page);
  const product = await givenProduct(125_000, 50);
  const order = await givenOrder(page, account, { product, quantity: 2 });
  await setStatus(order, "Delivered");
  await page.goto(`/order/${order._id}`);
  await page.getByRole("button", { name: "Report a Problem" }).click();
  await field(page, "text").fill("One pack arrived wet.");
  const buffer = await plainPicture("png");
  await dialog(page)
    .getByLabel("Photos")
    .setInputFiles({ name: "wet.png", mimeType: "image/png", buffer });
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Send Report" }).click();
  await expect(toast(page, "Report Sent")).toBeVisible();
  await expect(page.getByText("Waits for an answer")).toBeVisible();
  await expect(page.getByRole("link", { name: "Photo 1" })).toBeVisible();
  await closeToasts(page);
  await expectNoAxeViolations(page);

  await givenSignedInAdmin(page);
  await page.goto(`/admin/orders/${order._id}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Photo 1" }).click();
  expect((await download).suggestedFilename()).toBe("wet.png");
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await field(page, "decision").selectOption("replace");
  await field(page, "words").fill("A new pack leaves tomorrow.");
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Send Answer" }).click();
  await expect(page.getByText("Replaced", { exact: true })).toBeVisible();
  const mail = await mailAbout(account.email, `Your report about order ${order.orderId}`);
  expect(mail.text).toContain("A new pack leaves tomorrow.");
});
