import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { givenPromoCode } from "../steps/factories";
import { dialog } from "../account";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct } from "../shop";
import {
  completeOrder,
  confirmedOrderNumber,
  fillCheckout,
  freshEmail,
  openWithCart,
  toast,
} from "../shopper";

const freshCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;

async function givenCode(terms: { maxUses?: number; maxUsesPerCustomer?: number } = {}) {
  const code = freshCode();
  await givenPromoCode(database(), { code, percent: 10, ...terms });
  return code;
}

async function openPromotions(page: Page): Promise<void> {
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=promotions");
  await expect(page.getByRole("heading", { name: "Promotions" })).toBeVisible();
}

const findRow = (page: Page, code: string) => page.getByRole("row", { name: code });

/** Opens the shop as a customer in a new browser context, with one product of ₹1,000 in the cart. */
async function givenShopper(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const product = await givenProduct(100_000, 50);
  await openWithCart(page, "/cart", { ...product, quantity: 1 });
  return page;
}

async function apply(page: Page, code: string): Promise<void> {
  await page.getByLabel("Promo code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

async function orderAs(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
  await fillCheckout(page, email);
  await completeOrder(page).click();
}

test("a code is added, used in a real order, counted, ended and reopened", async ({
  page,
  browser,
  baseURL,
}) => {
  // Runs an owner and two shoppers in sequence.
  test.slow();
  const code = freshCode();
  await openPromotions(page);
  await page.getByRole("button", { name: "Add Promo Code" }).click();
  const form = dialog(page);
  await form.getByRole("button", { name: "Add Promo Code" }).click();
  await expect(form.getByText("Please fill in the Code field.")).toBeVisible();
  await expect(form.getByText("Please fill in the Percent off field.")).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByLabel("Code").fill(code.toLowerCase());
  await form.getByLabel("Percent off").fill("20");
  await form.getByLabel("Starts").fill("2026-11-01T00:00");
  await form.getByLabel("Orders in all").fill("5");
  await form.getByRole("button", { name: "Add Promo Code" }).click();
  await expect(toast(page, "Promo Code Added")).toBeVisible();
  await expect(findRow(page, code)).toContainText("20% off");
  await expect(findRow(page, code)).toContainText(/From 1 Nov 2026, 12:00\sam/);
  await expect(findRow(page, code)).toContainText("0 of 5");

  const shopper = await givenShopper(browser, baseURL);
  await apply(shopper, code.toLowerCase());
  await expect(toast(shopper, "Promo Code Applied")).toBeVisible();
  await orderAs(shopper, freshEmail());
  await confirmedOrderNumber(shopper);

  await page.reload();
  await expect(findRow(page, code)).toContainText("1 of 5");
  await expect(findRow(page, code)).toContainText("₹200.00");
  await expect(findRow(page, code)).toContainText("Active");
  await expectNoAxeViolations(page);

  await findRow(page, code).getByRole("button", { name: "End" }).click();
  await expect(toast(page, "Promo Code Ended")).toBeVisible();
  await expect(findRow(page, code)).toContainText("Ended");
  const late = await givenShopper(browser, baseURL);
  await apply(late, code);
  await expect(toast(late, "Invalid Code")).toContainText("Please enter a valid promo code.");

  await findRow(page, code).getByRole("button", { name: "Reopen" }).click();
  await expect(findRow(page, code)).toContainText("Active");
  await apply(late, code);
  await expect(toast(late, "Promo Code Applied")).toBeVisible();
  await shopper.context().close();
  await late.context().close();
});

test("limits apply: the total limit in the cart, the limit per customer once the email is known", async ({
  page,
  browser,
  baseURL,
}) => {
  // Runs three shoppers in sequence.
  test.slow();
  const [once, each] = [
    await givenCode({ maxUses: 1 }),
    await givenCode({ maxUsesPerCustomer: 1 }),
  ];
  const email = freshEmail();
  for (const code of [once, each]) {
    const shopper = await givenShopper(browser, baseURL);
    await apply(shopper, code);
    await expect(toast(shopper, "Promo Code Applied")).toBeVisible();
    await orderAs(shopper, email);
    await confirmedOrderNumber(shopper);
    await shopper.context().close();
  }

  const shopper = await givenShopper(browser, baseURL);
  await apply(shopper, once);
  await expect(toast(shopper, "Invalid Code")).toContainText("has been used up");
  await apply(shopper, each);
  await expect(toast(shopper, "Promo Code Applied")).toBeVisible();
  await shopper.getByRole("link", { name: "Proceed to Checkout" }).first().click();
  await fillCheckout(shopper, email);
  const words = shopper.getByText(/as often as allowed/).filter({ visible: true });
  await expect(words.first()).toBeVisible();
  await completeOrder(shopper).click();
  await confirmedOrderNumber(shopper);
  await shopper.context().close();

  await openPromotions(page);
  await expect(findRow(page, once)).toContainText("Used up");
  await expect(findRow(page, each)).toContainText("Active");
});

test("the second of two editors of a code sees the conflict, and no change is lost", async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/409 \(Conflict\).*promo-codes/);
  const code = await givenCode();
  await openPromotions(page);
  await findRow(page, code).getByRole("button", { name: "Edit" }).click();
  await dialog(page).getByLabel("Orders in all").fill("7");

  const other = await (await browser.newContext({ baseURL })).newPage();
  await openPromotions(other);
  await findRow(other, code).getByRole("button", { name: "Edit" }).click();
  await dialog(other).getByLabel("Percent off").fill("33");
  await dialog(other).getByRole("button", { name: "Save Changes" }).click();
  await expect(findRow(other, code)).toContainText("33% off");
  await other.context().close();

  const save = dialog(page).getByRole("button", { name: "Save Changes" });
  await save.click();
  await expect(dialog(page).getByRole("alert")).toContainText("It is now: 33% off");
  await expect(dialog(page).getByLabel("Orders in all")).toHaveValue("7");
  await save.click();
  await expect(toast(page, "Promo Code Updated")).toBeVisible();
  await expect(findRow(page, code)).toContainText("33% off");
  await expect(findRow(page, code)).toContainText("0 of 7");
});
