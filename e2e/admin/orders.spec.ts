import { readFile } from "node:fs/promises";
import { readCsv } from "../support/read-csv";
import { dialog } from "../account";
import { givenCopies, setStatus } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { mailAbout, sql } from "../shop";
import { field, toast } from "../shopper";
import { givenOrders, theOnly, findRow, search } from "./steps/arranged-orders";

test("orders are found, filtered and opened", { tag: "@narrow" }, async ({ page }) => {
  test.slow();
  const arranged = await givenOrders(page, 2);
  const { customer, product, orders } = arranged;
  const [first, second] = orders;
  if (!first || !second) throw new Error("Orders are missing.");
  await setStatus(second, "Processing");
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { name: "Order Management" })).toBeVisible();
  await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ orders$/)).toBeVisible();

  // In a shop with only these two orders, the count is the same before and after the search.
  const answer = page.waitForResponse(/\/api\/admin\/orders\?.*q=/);
  await page.getByRole("searchbox", { name: "Search orders" }).fill(customer.email.toUpperCase());
  await answer;
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByText(/^Showing 2 of [\d,]+ orders$/)).toBeVisible();
  const row = findRow(page, first);
  await expect(row).toContainText(customer.email);
  await expect(row).toContainText("Asha Verma");
  await expect(row).toContainText("₹2,700.00");
  await expect(row).toContainText("Pending");
  await expect(page.getByRole("row").nth(1)).toContainText(second.orderId);
  await expectNoAxeViolations(page);

  await page.getByRole("searchbox", { name: "Search orders" }).fill(product.name);
  await expect(page).toHaveURL(/q=Test\+carton/);
  await expect(page.getByText(/^Showing 2 of/)).toBeVisible();
  await page.getByLabel("Status").selectOption("Processing");
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  await expect(findRow(page, second)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  await page.getByLabel("Status").selectOption("Delivered");
  await expect(page.getByRole("heading", { name: "No Orders Found" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Show all orders" }).click();
  await expect(page).toHaveURL("/admin/orders");

  await search(page, first.orderId);
  await row.getByRole("link", { name: `View ${first.orderId}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${first._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${first.orderId}`);
  await page.reload();
  await page.getByRole("link", { name: "Back to Orders" }).click();
  await expect(page).toHaveURL(`/admin/orders?q=${first.orderId}`);
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
});

test("the list is filtered by dates in India and paged", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const order = theOnly(arranged);
  await givenCopies(order, 26);
  await sql(`UPDATE orders SET "createdAt" = '2019-03-04T18:45:00Z' WHERE email = $1`, [
    arranged.customer.email,
  ]);
  await search(page, arranged.customer.email);
  await expect(page.getByText(/^Showing 27 of/)).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  const answer = page.waitForResponse(/\/api\/admin\/orders\?.*from=2019-03-05/);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("From").fill("2019-03-05");
  await answer;
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByText(/^Showing 27 of/)).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("2019-03-04");
  await expect(page.getByRole("heading", { name: "No Orders Found" })).toBeVisible();
});

test("an order advances, and its customer is notified of each step", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const { customer } = arranged;
  const order = theOnly(arranged);
  await search(page, customer.email);
  const row = findRow(page, order);
  await row.getByRole("button", { name: "Start production" }).click();
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Not now" }).click();
  await expect(row.getByRole("button", { name: "Start production" })).toBeFocused();
  await expect(row).toContainText("Pending");
  await row.getByRole("button", { name: "Start production" }).click();
  await dialog(page).getByRole("button", { name: "Start Production" }).click();
  await expect(toast(page, "Order Updated")).toContainText(`${order.orderId} is now Processing.`);
  await expect(row).toContainText("Processing");
  await mailAbout(customer.email, `Order ${order.orderId} is in production`);

  await row.getByRole("button", { name: "Ship" }).click();
  await dialog(page).getByRole("button", { name: "Mark as Shipped" }).click();
  await expect(page.getByText("Please fill in the Carrier field.")).toBeVisible();
  await field(page, "carrier").fill("Delhivery");
  await field(page, "number").fill("DL-4217");
  await field(page, "url").fill("http://track.example.com/DL-4217");
  await dialog(page).getByRole("button", { name: "Mark as Shipped" }).click();
  await expect(page.getByText("Enter an address that begins with https://")).toBeVisible();
  await expectNoAxeViolations(page);
  await field(page, "url").fill("https://track.example.com/DL-4217");
  await dialog(page).getByRole("button", { name: "Mark as Shipped" }).click();
  await expect(row).toContainText("Shipped");
  const { text: shipped = "" } = await mailAbout(
    customer.email,
    `Order ${order.orderId} is on its way`,
  );
  expect(shipped).toContain("DL-4217");
  expect(shipped).toContain("https://track.example.com/DL-4217");

  const link = /https?:\/\/\S+\/order-confirmation\?\S+/.exec(shipped)?.[0] ?? "";
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByText("With Delhivery, tracking number DL-4217")).toBeVisible();

  await search(page, customer.email);
  await row.getByRole("button", { name: "Deliver" }).click();
  await dialog(page).getByRole("button", { name: "Mark as Delivered" }).click();
  await expect(row).toContainText("Delivered");
  await expect(row.getByRole("button")).toHaveCount(0);
  await mailAbout(customer.email, `Order ${order.orderId} was delivered`);
});

test("several orders advance at once, and refused ones are named", async ({ page }) => {
  const { customer, orders } = await givenOrders(page, 3);
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error("Orders are missing.");
  await search(page, customer.email);
  await page.getByRole("checkbox", { name: "Select all orders on this page" }).check();
  const bar = page.getByRole("region", { name: "Selected orders" });
  await expect(bar).toContainText("3 orders selected");
  await page.getByRole("checkbox", { name: `Select ${first.orderId}` }).uncheck();
  await expect(bar).toContainText("2 orders selected");
  await expectNoAxeViolations(page);
  await bar.getByRole("button", { name: "Start Production (2)" }).click();
  await setStatus(third, "Shipped");
  await dialog(page).getByRole("button", { name: "Start Production" }).click();
  await expect(dialog(page)).toContainText("Not all orders were changed");
  await expect(dialog(page)).toContainText("1 order is now Processing.");
  await expect(dialog(page)).toContainText(
    `${third.orderId}: The order is Shipped. It cannot become Processing, only Delivered.`,
  );
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(findRow(page, first)).toContainText("Pending");
  await expect(findRow(page, second)).toContainText("Processing");
  await expect(findRow(page, third)).toContainText("Shipped");
  await expect(bar).toHaveCount(0);

  await page.getByRole("checkbox", { name: `Select ${first.orderId}` }).check();
  await page.getByLabel("Status").selectOption("Pending");
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole("checkbox", { name: `Select ${first.orderId}` }).check();
  await bar.getByRole("button", { name: "Cancel Orders (1)" }).click();
  await dialog(page).getByRole("button", { name: "Cancel Orders" }).click();
  await expect(toast(page, "Orders Updated")).toContainText("1 order is now Cancelled.");
  await expect(page.getByRole("heading", { name: "No Orders Found" })).toBeVisible();
});

test("several parcels ship with one carrier, each with its scanned number", async ({ page }) => {
  const { customer, orders } = await givenOrders(page, 3);
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error("Orders are missing.");
  await setStatus(first, "Processing");
  await setStatus(second, "Processing");
  await search(page, customer.email);
  await page.getByRole("checkbox", { name: "Select all orders on this page" }).check();
  await page.getByRole("button", { name: "Mark as Shipped (2)" }).click();
  await expect(dialog(page)).toContainText("Mark 2 orders as shipped?");
  await expect(dialog(page)).toContainText("1 of the 3 selected orders cannot take this step");
  await expect(dialog(page).getByLabel(third.orderId)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await dialog(page).getByLabel(second.orderId).fill("DL-2");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel(first.orderId)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Mark as Shipped" }).click();
  await expect(page.getByText("Please fill in the Carrier field.")).toBeVisible();
  await expect(field(page, "carrier")).toBeFocused();
  await field(page, "carrier").fill("Delhivery");
  await dialog(page).getByRole("button", { name: "Mark as Shipped" }).click();
  await expect(toast(page, "Orders Updated")).toContainText("2 orders are now Shipped.");
  await expect(findRow(page, third)).toContainText("Pending");
  const mail = await mailAbout(customer.email, `Order ${second.orderId} is on its way`);
  expect(mail.text).toContain("DL-2");

  await findRow(page, first)
    .getByRole("link", { name: `View ${first.orderId}` })
    .click();
  await page.getByRole("button", { name: "Add tracking" }).click();
  await field(page, "carrier").fill("Delhivery");
  await field(page, "number").fill("DL-1");
  await page.getByRole("button", { name: "Save tracking" }).click();
  await expect(toast(page, "Tracking Updated")).toBeVisible();
  await expect(page.getByText("DL-1").first()).toBeVisible();
});

test("the filtered orders are exported as a file that is safe for spreadsheets", async ({
  page,
}) => {
  const arranged = await givenOrders(page, 2);
  const { customer, product, orders } = arranged;
  const formula = "=cmd|' /C calc'!A0";
  await sql(`UPDATE orders SET "customerName" = $2 WHERE email = $1`, [customer.email, formula]);
  await search(page, customer.email);
  await expect(page.getByText(/^Showing 2 of/)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export Orders" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("orders.csv");
  const rows = readCsv(await readFile(await download.path(), "utf8"));
  expect(rows.map((row) => row["Order ID"])).toEqual(
    orders.map(({ orderId }) => orderId).toReversed(),
  );
  expect(rows[0]).toMatchObject({
    Customer: `'${formula}`,
    Email: customer.email,
    Items: `2 × ${product.name}`,
    "Total (INR)": "2700",
    City: "Gurugram",
  });
  const [entry] = await sql<{ details: unknown }>(
    `SELECT details FROM audit_logs WHERE action = 'Orders Export' AND details->'filter'->>'q' = $1`,
    [customer.email],
  );
  expect(entry?.details).toMatchObject({ count: 2 });
});
