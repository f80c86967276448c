import type { Locator } from "@playwright/test";
import { dialog } from "../account";
import { givenSignedInAdmin } from "../admin";
import { setStatus } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { mailAbout, readStock } from "../shop";
import { field, toast } from "../shopper";
import { givenOrders, theOnly, openOrder } from "./steps/arranged-orders";

test("the page of an order has everything needed to process it", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const { customer } = arranged;
  const order = theOnly(arranged);
  await setStatus(order, "Shipped", { carrier: "DTDC", number: "D-1", url: "" });
  await openOrder(page, order._id);
  for (const name of ["Manage Order", "Customer"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  for (const name of ["Shipping Address", "Items Ordered", "Activity"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: customer.email })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:.*subject=Order%20${order.orderId}$`),
  );
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Edit tracking" }).click();
  await expect(field(page, "number")).toHaveValue("D-1");
  await field(page, "number").fill("D-2");
  await page.getByRole("button", { name: "Save tracking" }).click();
  await expect(toast(page, "Tracking Updated")).toBeVisible();
  await expect(page.getByText("D-2").first()).toBeVisible();
  const mail = await mailAbout(customer.email, `Tracking details for order ${order.orderId}`);
  expect(mail.text).toContain("D-2");
});

test("notes are visible to staff only", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const order = theOnly(arranged);
  await openOrder(page, order.orderId);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Please fill in the Note field.")).toBeVisible();
  await page.getByLabel("Note", { exact: true }).fill("Pays late, ask for an advance.");
  await page.getByRole("button", { name: "Add note" }).click();
  const notes = page.getByRole("list", { name: "Activity, newest first" });
  await expect(notes).toContainText("Pays late, ask for an advance.");
  await expect(notes).toContainText("Meera Nair");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("");
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(notes).toContainText("Pays late, ask for an advance.");
  const headers = { Authorization: `Bearer ${arranged.customer.token}` };
  for (const path of [`/api/orders/${order._id}`, "/api/orders", "/api/auth/me/data"]) {
    const seen = await page.request.get(path, { headers });
    expect(await seen.text()).toContain(order.orderId);
    expect(await seen.text()).not.toContain("Pays late");
  }
  const refused = await page.request.get(`/api/admin/orders/${order._id}/notes`, { headers });
  expect(refused.status()).toBe(403);
});

test("cancelling an order restocks its goods after a confirmation", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const { customer, product } = arranged;
  const order = theOnly(arranged);
  expect(await readStock(product._id)).toBe(48);
  await openOrder(page, order._id);
  const ask = async () => {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Cancel order" }).click();
  };
  await ask();
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Keep Order" }).click();
  await ask();
  await field(page, "reason").fill("The board is sold out.");
  await dialog(page).getByRole("button", { name: "Cancel Order" }).click();
  await expect(toast(page, "Order Cancelled")).toContainText("will not be made or sent.");
  await expect(page.getByText("Cancelled is final")).toBeVisible();
  expect(await readStock(product._id)).toBe(50);
  await mailAbout(customer.email, `Order ${order.orderId} cancelled`);
});

test("an address is corrected, its buyer is notified, and corrects the order too", async ({
  page,
}) => {
  const arranged = await givenOrders(page, 1);
  const order = theOnly(arranged);
  await openOrder(page, order._id);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Correct this order" }).click();
  await expectNoAxeViolations(page);
  await field(page, "address").fill("44 Residency Road");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please fill in the Reason field.")).toBeVisible();
  await field(page, "reason").fill("The buyer moved.");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Order Corrected")).toBeVisible();
  await expect(page.getByText("44 Residency Road").first()).toBeVisible();
  const mail = await mailAbout(arranged.customer.email, `About your order ${order.orderId}`);
  expect(mail.text).toContain("44 Residency Road");

  const link =
    /http:\/\/\S+order-confirmation\?order=\S+key=[\w-]+/.exec(mail.text ?? "")?.[0] ?? "";
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole("button", { name: "Change address or PO number" }).click();
  await expect(field(page, "address")).toHaveValue("44 Residency Road");
  await expectNoAxeViolations(page);
  await field(page, "poNumber").fill("PO-77");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Order Changed")).toBeVisible();
  await openOrder(page, order._id);
  await expect(page.getByText("Purchase order number: PO-77").first()).toBeVisible();
});

test("correcting a quantity takes five presses, an address four", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const order = theOnly(arranged);
  await openOrder(page, order._id);
  let presses = 0;
  const press = async (locator: Locator) => {
    presses += 1;
    await locator.click();
  };
  await press(page.getByRole("button", { name: "More actions" }));
  await press(page.getByRole("menuitem", { name: "Correct this order" }));
  await expectNoAxeViolations(page);
  await press(dialog(page).getByRole("button", { name: "One more", exact: true }));
  await press(field(page, "reason"));
  await page.keyboard.type("The buyer called.");
  await expect(dialog(page).getByText("still to be paid")).toBeVisible();
  await press(dialog(page).getByRole("button", { name: "Save" }));
  await expect(toast(page, "Order Corrected")).toBeVisible();
  expect(presses).toBeLessThanOrEqual(5);
  await expect(page.getByText(/^Quantity of /).first()).toBeVisible();
  const mail = await mailAbout(arranged.customer.email, `About your order ${order.orderId}`);
  expect(mail.text).toMatch(/Quantity of .*before: /);
  presses = 0;
  await press(page.getByRole("button", { name: "Correct address" }));
  await expect(field(page, "address")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("44 Residency Road");
  await press(field(page, "reason"));
  await page.keyboard.type("The buyer moved.");
  await press(dialog(page).getByRole("button", { name: "Save" }));
  await expect(page.getByText("44 Residency Road").first()).toBeVisible();
  expect(presses).toBeLessThanOrEqual(4);
});

test("a missing order shows a card and a link back", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await givenSignedInAdmin(page);
  for (const id of ["never-was", "KLN-000000-NOTONE"]) {
    await page.goto(`/admin/orders/${id}`);
    await expect(page.getByRole("heading", { name: "Order Not Found" })).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Back to Orders" }).click();
  await expect(page).toHaveURL("/admin/orders");
});
