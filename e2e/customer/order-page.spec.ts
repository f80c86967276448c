import { dialog, givenAccount } from "../account";
import { givenCustomer, givenOrder, openFolds, setStatus } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, setPrice, setStock, sql } from "../shop";
import { field, toast } from "../shopper";

test("an order shows every documented part", async ({ page }) => {
  const account = await givenCustomer(page);
  const product = await givenProduct(125_000, 50);
  const order = await givenOrder(page, account, { product, quantity: 2 });
  await page.goto(`/order/${order._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${order.orderId}`);
  await expect(page.getByText(/^Details for your purchase on \d+ \w+ \d{4}$/)).toBeVisible();
  for (const title of [
    "Order progress",
    "What’s Next?",
    "Items Ordered",
    "Order Summary",
    "Documents",
    "Status history",
    "Need Help?",
  ]) {
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByText("₹2,700.00").first()).toBeVisible();
  await expect(page.getByText("Qty: 2")).toBeVisible();
  await expect(page.getByText(account.email).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("Pending").first()).toBeVisible();
  await expect(page.getByRole("main").locator("address")).toContainText("3rd floor");
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Back to My Orders" }).click();
  await expect(page).toHaveURL("/dashboard?tab=orders");
});

test("Order Again fills the cart at today's prices, and names price increases", async ({
  page,
}) => {
  const account = await givenCustomer(page);
  const product = await givenProduct(10_000, 50);
  const order = await givenOrder(page, account, { product, quantity: 3 });
  await setPrice(product._id, 12_000);
  await page.goto(`/order/${order._id}`);
  await page.getByRole("button", { name: "Order Again" }).click();
  await expect(dialog(page)).toContainText("dearer, ₹120.00 per pack instead of ₹100.00");
  await dialog(page).getByRole("link", { name: "View Cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText("₹360.00").first()).toBeVisible();
});

test("Order Again names unavailable products", async ({ page }) => {
  const account = await givenCustomer(page);
  const [few, gone] = [await givenProduct(10_000, 50), await givenProduct(20_000, 50)];
  const items = [few, gone].map((product) => ({ product, quantity: 3 }));
  const order = await givenOrder(page, account, ...items);
  await setStock(few._id, 2);
  await setStock(gone._id, 0);
  await page.goto(`/order/${order._id}`);
  await page.getByRole("button", { name: "Order Again" }).click();
  await expect(dialog(page).getByText(`${few.name}: 2 packs in stock, not 3.`)).toBeVisible();
  await expect(dialog(page).getByText(`${gone.name}: not available`)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("link", { name: "View Cart" }).click();
  const cart = page.getByRole("region", { name: "Items in your cart" });
  await expect(cart.getByText(few.name).first()).toBeVisible();
  await expect(page.getByText(gone.name)).toHaveCount(0);
});

test("a question about the order reaches the shop", async ({ page }) => {
  const account = await givenCustomer(page);
  const product = await givenProduct(10_000, 50);
  const order = await givenOrder(page, account, { product, quantity: 1 });
  await page.goto(`/order/${order._id}`);
  await page.getByRole("button", { name: "Email Support" }).click();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please fill in the Message field.")).toBeVisible();
  await field(page, "message").fill("Can the tape be wider?");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(toast(page, "Message Sent")).toBeVisible();
  const [stored] = await sql<{ message: string }>(
    `SELECT message FROM contact_messages WHERE email = $1 AND "orderId" = $2`,
    [account.email, order._id],
  );
  expect(stored?.message).toBe("Can the tape be wider?");
});

test("a shipped order is tracked with its carrier", async ({ page }) => {
  const account = await givenCustomer(page);
  const product = await givenProduct(10_000, 50);
  const order = await givenOrder(page, account, { product, quantity: 1 });
  await page.goto(`/order/${order.orderId}`);
  await expect(page.getByText(/^We email you the tracking details/)).toBeVisible();
  const url = "https://track.example.com/DL-42";
  await setStatus(order, "Processing");
  await setStatus(order, "Shipped", { carrier: "Delhivery", number: "DL-42", url });
  await page.reload();
  await expect(page.getByText("DL-42")).toBeVisible();
  await expect(page.getByRole("link", { name: /Track the parcel/ })).toHaveAttribute("href", url);
  await openFolds(page);
  await expect(page.getByText("by The shop")).toHaveCount(2);
  await expectNoAxeViolations(page);
});

test("a missing order and another customer's look the same", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const stranger = await givenAccount();
  const product = await givenProduct(10_000, 50);
  const foreign = await givenOrder(page, stranger, { product, quantity: 1 });
  await givenCustomer(page);
  const missing = ["KLN-000000-NOTONE", "never-was", "x%0A", "9".repeat(80)];
  for (const id of [foreign._id, foreign.orderId, ...missing]) {
    await page.goto(`/order/${id}`);
    await expect(page.getByRole("heading", { name: "Order Not Found" })).toBeVisible();
    await expect(page.getByText("may not exist, or you may not have permission")).toBeVisible();
  }
  await expectNoAxeViolations(page);
});
