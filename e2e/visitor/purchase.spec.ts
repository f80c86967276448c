import type { Locator } from "@playwright/test";
import { givenGuestOrder, openFolds, setStatus } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, mailsTo, readOrders, sql, readStock } from "../shop";
import {
  catalogue,
  completeOrder,
  confirmedOrderNumber,
  fillCheckout,
  freshEmail,
  openWithCart,
  toast,
} from "../shopper";

/** Tests a purchase from the first visit to the email that opens the order again. */

test(
  "a visitor finds a product, buys it, and gets emails",
  { tag: ["@narrow", "@uncached"] },
  async ({ page, request, isMobile }) => {
    const email = freshEmail();
    const [product] = await catalogue(request, "?category=mailers&sort=rating");
    if (!product) throw new Error("The demo catalogue has no mailers.");

    await page.goto("/");
    if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Products" })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/products$/);
    await page.getByLabel("Search", { exact: true }).fill(product.name);
    await page.getByLabel("Search", { exact: true }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(product.name);
    await page.getByRole("link", { name: product.name, exact: true }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: product.name, exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).click();
    await expect(toast(page, "Added to Cart")).toBeVisible();

    await page.goto("/cart");
    await expect(page.getByRole("link", { name: product.name })).toBeVisible();
    await page.getByLabel("Promo code").fill("save10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(toast(page, "Promo Code Applied")).toBeVisible();
    await page.getByRole("link", { name: "Proceed to Checkout" }).filter({ visible: true }).click();

    await expect(page).toHaveURL(/\/checkout/);
    await fillCheckout(page, email);
    await completeOrder(page).click();
    await expect(toast(page, "Order Placed!")).toBeVisible();
    const orderNumber = await confirmedOrderNumber(page);
    const invoice = page.getByRole("link", { name: "Download Invoice" });
    await expect.poll(() => overlaps(toast(page, "Order Placed!"), invoice)).toBe(false);
    await openFolds(page);
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByText(product.name).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("cart"))).toBeNull();

    const [order] = await readOrders(email);
    expect(order).toMatchObject({ orderId: orderNumber, promoCode: "SAVE10" });
    const total = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(
      Number(order?.totalPaise) / 100,
    );
    await expect(page.getByText(total).first()).toBeVisible();

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain(orderNumber);
    expect(mail?.text).toContain(total);
    const link = /http:\/\/\S+order-confirmation\?order=\S+key=[\w-]+/.exec(mail?.text ?? "")?.[0];
    for (const time of ["first", "second"]) {
      await page.goto(link ?? `no link the ${time} time`);
      await expect(page.getByText(orderNumber).first()).toBeVisible();
      await openFolds(page);
      await expect(page.getByText(product.name).first()).toBeVisible();
      await expect(page.getByText(total).first()).toBeVisible();
    }
  },
);

/** Returns whether the two overlap on the screen. */
async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("It is not on the screen.");
  const beside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  return !beside && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("a guest confirms the order by the button behind the emailed link, not by opening it", async ({
  page,
}) => {
  const product = await givenProduct(120_000, 6);
  const email = freshEmail();
  await openWithCart(page, "/checkout", { ...product, quantity: 1 });
  await fillCheckout(page, email);
  await completeOrder(page).click();
  const orderNumber = await confirmedOrderNumber(page);
  const proofs = () => sql(`SELECT proof, "emailProven" FROM orders WHERE email = $1`, [email]);

  const [mail] = await mailsTo(email);
  expect(mail?.text).not.toContain("Asha");
  expect(mail?.attachments).toEqual([]);
  const link = /http:\/\/\S+order-confirmation\?\S+&confirm=[\w-]+/.exec(mail?.text ?? "")?.[0];
  await page.goto(link ?? "no link");
  await expect(page.getByRole("heading", { name: "Is this order yours?" })).toBeVisible();
  await expect(page.getByText(orderNumber).first()).toBeVisible();
  expect(await proofs()).toEqual([{ proof: null, emailProven: false }]);

  await page.getByRole("button", { name: "Confirm Order" }).click();
  await expect(page.getByRole("heading", { name: "You confirmed this order" })).toBeVisible();
  expect(await proofs()).toEqual([{ proof: "link", emailProven: true }]);
  await page.reload();
  await expect(page.getByText(orderNumber).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm Order" })).toHaveCount(0);
});

test("the confirmation shows once at its bare URL", async ({ page }) => {
  const product = await givenProduct(120_000, 5);
  await page.goto(`/product/${product._id}`);
  await page.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).click();
  await fillCheckout(page, freshEmail());
  await completeOrder(page).click();
  const orderNumber = await confirmedOrderNumber(page);
  for (const step of ["Order Confirmed", "Processing", "Shipped", "Delivered"]) {
    await expect(page.getByText(step, { exact: true }).first()).toBeVisible();
  }
  await openFolds(page);
  for (const [name, amount] of [
    ["Subtotal", "₹1,200.00"],
    ["Shipping", "₹150.00"],
    ["Tax", "₹96.00"],
    ["Total", "₹1,446.00"],
  ] as const) {
    await expect(
      page.getByText(name, { exact: true }).locator("xpath=..").getByText(amount).first(),
    ).toBeVisible();
  }
  expect(orderNumber).not.toBe("");
  expect(await page.evaluate(() => localStorage.getItem("lastOrder"))).toBeNull();
  expect(await readStock(product._id)).toBe(4);
});

test("a guest cancels by the emailed link, with a confirmation", async ({ page }) => {
  const product = await givenProduct(125_000, 50);
  const email = freshEmail();
  const order = await givenGuestOrder(page, email, { product, quantity: 2 });
  await page.goto(`/order-confirmation?order=${order.orderId}&key=${order.accessKey}`);
  const main = page.getByRole("main");
  await expect(main.getByText("You can cancel it until production begins.")).toBeVisible();
  await expect(main.getByText("In progress")).toHaveCount(1);
  await openFolds(page);
  await expect(main.getByText("Qty: 2 × ₹1,250.00 per 10 pieces")).toBeVisible();
  await expect(main.locator("address")).toContainText("Greenleaf Foods");
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await expectNoAxeViolations(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep Order" }).click();
  expect(await readStock(product._id)).toBe(48);
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Order" }).click();
  await expect(toast(page, "Order Cancelled")).toBeVisible();
  await expect(main.getByText(/You cancelled it on/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);
  expect(await readStock(product._id)).toBe(50);
  const mails = await mailsTo(email, 2);
  expect(mails.map(({ text }) => text).join()).toContain("You cancelled it on");
});

test("a guest's order in production is not cancelled", async ({ page, problems }) => {
  problems.allow(/status of 409/);
  const product = await givenProduct(125_000, 50);
  const order = await givenGuestOrder(page, freshEmail(), { product, quantity: 2 });
  await page.goto(`/order-confirmation?order=${order.orderId}&key=${order.accessKey}`);
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await setStatus(order, "Processing");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Order" }).click();
  await expect(toast(page, "Order Not Cancelled")).toBeVisible();
  await expect(page.getByText("It can no longer be cancelled.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);
  expect(await readStock(product._id)).toBe(48);
});

test("without an order there is nothing to confirm", async ({ page }) => {
  await page.goto("/order-confirmation");
  await expect(toast(page, "No Order Found")).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
});

test("a wrong key opens nothing", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto("/order-confirmation?order=KLN-260101-AAAAAA&key=nonsense");
  await expect(page.getByText(/Could not load order details|not found/i).first()).toBeVisible();
});
