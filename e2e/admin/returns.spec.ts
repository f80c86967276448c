import type { Page } from "@playwright/test";
import { dialog } from "../account";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { mailAbout, readStock } from "../shop";
import { field, toast } from "../shopper";
import { givenOrders, theOnly, openOrder } from "./steps/arranged-orders";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) => dialog(page).getByRole("button", { name });

async function choose(page: Page, action: string): Promise<void> {
  await button(page, "More actions").click();
  await page.getByRole("menuitem", { name: action }).click();
}

async function step(page: Page, name: string, confirm = name): Promise<void> {
  await button(page, name).click();
  await inDialog(page, confirm).click();
  await expect(toast(page, "Order Updated").last()).toBeVisible();
  // The toast may be that of the previous step; the dialog stays open until this step is saved.
  await expect(dialog(page)).toBeHidden();
}

/** Records the full amount, paid by bank transfer. */
async function recordPayment(page: Page): Promise<void> {
  await button(page, "Record Payment").click();
  await inDialog(page, "Record Payment").click();
  await expect(toast(page, "Payment Recorded")).toBeVisible();
}

test("a paid order in production is cancelled and refunded", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const { customer, product } = arranged;
  const order = theOnly(arranged);
  await openOrder(page, order._id);
  await recordPayment(page);
  await step(page, "Start Production");
  await choose(page, "Cancel order");
  await field(page, "reason").fill("The board is sold out.");
  await dialog(page).getByLabel("Tell the customer this reason").check();
  await field(page, "stock").selectOption("back");
  await inDialog(page, "Cancel Order").click();
  await expect(toast(page, "Order Cancelled")).toBeVisible();
  expect(await readStock(product._id)).toBe(50);
  const cancelled = await mailAbout(customer.email, `Order ${order.orderId} cancelled`);
  expect(cancelled.text?.replace(/\s+/g, " ")).toContain("The reason: The board is sold out.");
  await choose(page, "Refund");
  await expect(field(page, "amount")).toHaveValue("2700.00");
  await field(page, "reason").fill("The order was cancelled.");
  await inDialog(page, "Refund").click();
  await expect(toast(page, "Refunded")).toContainText("₹2,700.00");
  await expect(page.getByText("Refund, ₹2,700.00")).toBeVisible();
  await expectNoAxeViolations(page);
  await mailAbout(customer.email, `Refund of ₹2,700.00 for order ${order.orderId}`);
});

test("part of an order is returned with a credit note", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const { customer, product } = arranged;
  const order = theOnly(arranged);
  await openOrder(page, order._id);
  await recordPayment(page);
  await step(page, "Start Production");
  await step(page, "Mark as Shipped", "Ship without tracking");
  await choose(page, "Record a return");
  await dialog(page).getByRole("button", { name: "One more" }).click();
  await expect(dialog(page).getByText("Worth ₹1,350.00 with its tax")).toBeVisible();
  await field(page, "reason").fill("One pack was not needed.");
  await field(page, "refundNow").selectOption("yes");
  await expect(field(page, "amount")).toHaveValue("1350.00");
  await inDialog(page, "Record Return").click();
  await expect(toast(page, "Return Recorded")).toContainText("₹1,350.00");
  await expect(page.getByText("Return, ₹1,350.00")).toBeVisible();
  await expect(page.getByText(/^Credit note /).first()).toBeVisible();
  expect(await readStock(product._id)).toBe(49);
  const headers = { Authorization: `Bearer ${customer.token}` };
  const seen = await page.request.get(`/api/orders/${order._id}`, { headers });
  expect(await seen.json()).toMatchObject({
    status: "Shipped",
    payment: { state: "paid", paid: 2700, refunded: 1350, due: 0 },
    refunds: [{ amount: 1350 }],
    returns: [{ products: [{ quantity: 1 }], reason: null }],
    documents: [{ kind: "proforma" }, { kind: "invoice" }, { kind: "credit_note" }],
  });
  await mailAbout(customer.email, `Your return for order ${order.orderId}`);
});
