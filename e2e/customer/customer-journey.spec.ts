import { readFile } from "node:fs/promises";
import { extractText } from "unpdf";
import { dialog, openDialog, PASSWORD, storedToken, submitLogin, verifyByMail } from "../account";
import { expect, test } from "../fixtures";
import { givenProduct, mailAbout, sql, readStock } from "../shop";
import {
  completeOrder,
  confirmedOrderNumber,
  fillCheckout,
  field,
  freshEmail,
  openWithCart,
  toast,
} from "../shopper";

const NEW_PASSWORD = "eighteen paper boxes";

test("a customer signs up, verifies, buys, gets the invoice, cancels, changes the password and leaves @narrow", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail();
  const product = await givenProduct(125_000, 50);

  await test.step("signs up and verifies the email", async () => {
    await page.goto("/");
    await openDialog(page, "Sign Up");
    await field(page, "name").fill("Meera Nair");
    await field(page, "email").fill(email);
    await field(page, "password").fill(PASSWORD);
    await field(page, "confirmPassword").fill(PASSWORD);
    await dialog(page).getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL("/dashboard");
    await verifyByMail(page, email);
  });

  const orderId = await test.step("buys", async () => {
    await openWithCart(page, "/checkout", { ...product, quantity: 2 });
    await fillCheckout(page, email);
    await completeOrder(page).click();
    return confirmedOrderNumber(page);
  });

  await test.step("finds the order and downloads the invoice from its email", async () => {
    await page.goto("/dashboard?tab=orders");
    await page.getByRole("link", { name: orderId }).filter({ visible: true }).first().click();
    await expect(page.getByRole("heading", { name: `Order #${orderId}` })).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download Invoice" }).click();
    const file = await readFile(await (await downloading).path());
    const { text } = await extractText(new Uint8Array(file), { mergePages: true });
    for (const part of [orderId, product.name, "₹2,500.00", "₹200.00", "₹2,700.00"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("Two Thousand Seven Hundred");
    const confirmation = await mailAbout(email, orderId);
    expect(confirmation.attachments.map(({ filename }) => filename)).toEqual([`${orderId}.pdf`]);
  });

  await test.step("cancels it, and the stock returns", async () => {
    await page.getByRole("button", { name: "Cancel Order" }).click();
    await dialog(page).getByRole("button", { name: "Cancel Order" }).click();
    await expect(toast(page, "Order Cancelled")).toBeVisible();
    expect(await readStock(product._id)).toBe(50);
  });

  const elsewhere = await (await browser.newContext()).newPage();
  await test.step("changes the password, and other sessions end", async () => {
    await elsewhere.goto("/auth");
    await submitLogin(elsewhere, email);
    await elsewhere.waitForURL("/dashboard");
    await page.goto("/dashboard?tab=settings");
    await page.getByRole("button", { name: "Change Password" }).click();
    await field(page, "currentPassword").fill(PASSWORD);
    await field(page, "newPassword").fill(NEW_PASSWORD);
    await field(page, "confirmPassword").fill(NEW_PASSWORD);
    await dialog(page).getByRole("button", { name: "Change Password" }).click();
    await expect(toast(page, "Password Changed")).toBeVisible();
    await elsewhere.reload();
    await expect(toast(elsewhere, "Session Expired")).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/auth/);
    await elsewhere.context().close();
  });

  await test.step("deletes the account; the order stays on record", async () => {
    await page.goto("/dashboard?tab=settings");
    await page.getByRole("button", { name: "Delete My Account" }).click();
    await field(page, "currentPassword").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Delete Account", exact: true }).click();
    await expect(toast(page, "Account Deleted")).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    expect(await sql(`SELECT id FROM users WHERE email = $1`, [email])).toEqual([]);
    expect(await sql(`SELECT status FROM orders WHERE "orderId" = $1`, [orderId])).toEqual([
      { status: "Cancelled" },
    ]);
  });
});
