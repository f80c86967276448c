import type { Page } from "@playwright/test";
import { PASSWORD, storedToken, submitLogin } from "../account";
import { expect, expectNoAxeViolations } from "../fixtures";
import { test } from "../own-shop";
import { closeToasts, field, freshEmail, toast } from "../shopper";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** Uses its own shop, because payment methods would affect every other test that orders. */

test.use({ shopOf: "payment-steps" });

const SETTINGS = { bankAccount: "50100123456789", bankIfsc: "HDFC0001234", paymentMethods: "bank" };

async function writeOffer(page: Page): Promise<void> {
  await page.goto("/admin/offers/new");
  await field(page, "name").fill("Asha Rao");
  await field(page, "email").fill(freshEmail());
  await field(page, "lines.0.name").fill("Mailer box");
  await field(page, "lines.0.quantities.0.quantity").fill("5000");
  await field(page, "lines.0.quantities.0.price").fill("14.50");
  await page.getByRole("button", { name: "Add step" }).click();
  await field(page, "paymentSteps.0.percent").fill("30");
  await field(page, "paymentSteps.0.rule").selectOption("before_production");
  await page.getByRole("button", { name: "Add step" }).click();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page).toHaveURL(/\/admin\/offers\/[0-9a-f-]{36}$/);
}

async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send Offer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
}

test("an offer's payment steps hold its order before production and dispatch until they are paid", async ({
  page,
  shop,
  problems,
}) => {
  problems.allow(/status of 409/);
  await page.goto("/auth");
  await submitLogin(page, shop.ownerEmail, PASSWORD);
  await page.waitForURL("/dashboard");
  await writeOffer(page);
  await send(page);
  await expect(page.getByText("no way to do so is switched on").first()).toBeVisible();
  const headers = { Authorization: `Bearer ${await storedToken(page)}` };
  for (const [key, value] of Object.entries(SETTINGS)) {
    const data = { value };
    const saved = await page.request.put(`/api/admin/settings/${key}`, { data, headers });
    expect(saved.status(), key).toBe(200);
  }
  await page.reload();
  await send(page);
  await expect(toast(page, "Offer Sent")).toBeVisible();
  await closeToasts(page);
  await expect(page.getByText("30% before production begins").first()).toBeVisible();

  await page.getByRole("button", { name: "Accepted by Phone" }).click();
  for (const name of ["firstName", "lastName", "address", "city", "zipCode"] as const) {
    await field(page, name).fill(POSTAL_ADDRESS[name]);
  }
  await field(page, "state").selectOption(POSTAL_ADDRESS.state);
  await page.getByRole("radio", { name: /^Bank transfer/ }).check();
  await field(page, "note").fill("Asha called at ten and takes all.");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);

  await page.getByRole("button", { name: "Start Production" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start Production" }).click();
  const start = page.getByRole("dialog", { name: "Start production all the same?" });
  await expect(start).toContainText("of the advance is not paid");
  await start.getByLabel("Reason").fill("The mother of the bride is a friend.");
  await start.getByRole("button", { name: "Start All the Same" }).click();
  await expect(toast(page, "Order Updated")).toBeVisible();
  await closeToasts(page);

  await page.getByRole("button", { name: "Mark as Shipped" }).first().click();
  await page.getByRole("button", { name: "Ship without tracking" }).click();
  const leave = page.getByRole("dialog", { name: "Send the goods unpaid?" });
  await expect(leave).toContainText("is to be paid before goods of this order leave");
  await expectNoAxeViolations(page);
});
