import { readFile } from "node:fs/promises";
import { extractText } from "unpdf";
import { dialog } from "../account";
import { setStatus } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, mailAbout, readStock } from "../shop";
import { field, toast } from "../shopper";
import { givenOrders, theOnly, search } from "./steps/arranged-orders";

async function toText(path: string): Promise<string> {
  const { text } = await extractText(new Uint8Array(await readFile(path)), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

test("an order taken by phone opens its page", async ({ page }) => {
  const { customer } = await givenOrders(page, 1);
  const product = await givenProduct(90_000, 12);
  await page.goto("/admin/orders");
  await page.getByRole("link", { name: "New Order" }).click();
  await page.getByLabel("Find a customer").fill(customer.email);
  await page.getByRole("button", { name: customer.email }).click();
  await expect(field(page, "city")).toHaveValue("Gurugram");
  await page.getByLabel("Add a product").fill(product.name);
  await page.getByRole("button", { name: product.name }).click();
  const quantity = page.getByRole("textbox", { name: `Packs of ${product.name}` });
  await quantity.fill("3");
  await quantity.press("Enter");
  // 3 packs at ₹900 with free shipping and 8 % tax.
  await expect(page.getByRole("status").filter({ hasText: "Total ₹2,916.00" })).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(toast(page, "Order Placed")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByText(customer.email).filter({ visible: true }).first()).toBeVisible();
  expect(await readStock(product._id)).toBe(9);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Packing slip" }).click();
  const slip = await toText(await (await downloading).path());
  expect(slip).toContain(product.name);
  expect(slip).toContain("3 packs");
  expect(slip).not.toContain("₹");
});

test("several orders are shipped by a list of their numbers", async ({ page }) => {
  const arranged = await givenOrders(page, 1);
  const order = theOnly(arranged);
  await setStatus(order, "Processing");
  await search(page, arranged.customer.email);
  await page.getByRole("button", { name: "Ship Many" }).click();
  await field(page, "carrier").fill("Delhivery");
  await field(page, "lines").fill(`${order.orderId}, 4217 A\nKLN-000000-NOTONE, 1`);
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(dialog(page)).toContainText("1 order can be shipped");
  await expect(dialog(page)).toContainText("There is no order of this number.");
  await page.getByRole("button", { name: "Ship 1 order" }).click();
  await expect(dialog(page)).toContainText("1 order shipped");
  const mail = await mailAbout(arranged.customer.email, `Order ${order.orderId} is on its way`);
  expect(mail.text).toContain("https://www.delhivery.com/track-v2/package/4217%20A");
});
