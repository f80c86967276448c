import type { Page } from "@playwright/test";
import { dayName } from "@/lib/base/india-time";
import { POSTAL_ADDRESS } from "../steps/postal-address";
import { PASSWORD, storedToken, submitLogin } from "../account";
import { toFields, toForm, png } from "../api/product-form";
import { expect, expectNoAxeViolations } from "../fixtures";
import { test } from "../own-shop";
import type { ArrangedProduct } from "../shop";
import {
  closeToasts,
  completeOrder,
  confirmedOrderNumber,
  field,
  openWithCart,
  toast,
} from "../shopper";
import { openOrder } from "./steps/arranged-orders";

/** Uses its own shop, because payment methods would affect every other test that orders. */

test.use({ shopOf: "payments" });

const SETTINGS = {
  upiId: "klnpackaging@okicici",
  upiPayee: "KLN Packaging",
  bankAccount: "50100123456789",
  bankIfsc: "HDFC0001234",
  bankName: "HDFC Bank, Udyog Vihar",
  paymentMethods: "upi,bank,cod",
};

async function signInAsOwner(page: Page, email: string): Promise<Record<string, string>> {
  await page.goto("/auth");
  await submitLogin(page, email, PASSWORD);
  await page.waitForURL("/dashboard");
  return { Authorization: `Bearer ${await storedToken(page)}` };
}

/** Creates a box for ₹1,000; with shipping and tax, an order of one costs ₹1,230. */
async function givenBox(page: Page, headers: Record<string, string>): Promise<ArrangedProduct> {
  const fields = { ...toFields("Kraft box"), price: "1000" };
  const multipart = toForm(fields, [await png()]);
  const response = await page.request.post("/api/products", { multipart, headers });
  expect(response.status()).toBe(201);
  return (await response.json()) as ArrangedProduct;
}

async function fillDelivery(page: Page): Promise<void> {
  await field(page, "email").fill("buyer@example.com");
  for (const name of ["firstName", "lastName", "address", "city", "zipCode"] as const) {
    await field(page, name).fill(POSTAL_ADDRESS[name]);
  }
  await field(page, "state").selectOption(POSTAL_ADDRESS.state);
}

/** Orders the box; returns the order's number and key. */
async function orderBy(page: Page, box: ArrangedProduct, way: RegExp) {
  await openWithCart(page, "/checkout", { ...box, quantity: 1 });
  await fillDelivery(page);
  await page.getByRole("radio", { name: way }).check();
  await expect(field(page, "cardNumber")).toHaveCount(0);
  const placed = page.waitForResponse((response) => response.url().endsWith("/api/orders"));
  await completeOrder(page).click();
  const { accessKey } = (await (await placed).json()) as { accessKey: string };
  return { number: await confirmedOrderNumber(page), accessKey };
}

test("a buyer pays by UPI, the owner records it, and a bank statement settles another order", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  const headers = await signInAsOwner(page, shop.ownerEmail);
  const box = await givenBox(page, headers);
  for (const [key, value] of Object.entries(SETTINGS)) {
    const data = { value };
    const saved = await page.request.put(`/api/admin/settings/${key}`, { data, headers });
    expect(saved.status(), key).toBe(200);
  }

  const buyer = await (await browser.newContext({ baseURL })).newPage();
  const byUpi = await orderBy(buyer, box, /^UPI/);
  const code = buyer.getByRole("img", { name: "QR code to pay KLN Packaging by UPI" });
  await buyer.getByRole("button", { name: "Pay now" }).click();
  await expect(code).toBeVisible();
  await expect(buyer.getByText("To be paid", { exact: true })).toBeVisible();
  await closeToasts(buyer);
  await expectNoAxeViolations(buyer);
  const { number: byBank } = await orderBy(buyer, box, /^Bank transfer/);
  await buyer.getByRole("button", { name: "Pay now" }).click();
  await expect(buyer.getByText("50100123456789")).toBeVisible();

  await openOrder(page, byUpi.number);
  await page.getByRole("button", { name: "Start Production" }).click();
  await expect(page.getByText("This order is not paid yet.")).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Record Payment" }).click();
  await field(page, "reference").fill("612345678901");
  await page.getByRole("dialog").getByRole("button", { name: "Record Payment" }).click();
  await expect(toast(page, "Payment Recorded")).toBeVisible();
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await buyer.goto(`/order-confirmation?order=${byUpi.number}&key=${byUpi.accessKey}`);
  await buyer.getByRole("heading", { name: "Payment" }).click();
  await expect(buyer.getByText("Nothing. Thank you.")).toBeVisible();
  await expect(code).toHaveCount(0);

  const [year, month, day] = dayName(new Date()).split("-");
  const row = `${day}/${month}/${year},NEFT RAO FOODS ${byBank},HDFCN52026112198,"1,230.00"`;
  await page.goto("/admin?tab=payments");
  await expect(page.getByRole("row", { name: byBank })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Match a Bank Statement" }).click();
  await page.getByLabel("CSV or Excel file").setInputFiles({
    name: "november.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Date,Narration,Ref No,Deposit Amt.\n${row}\n`),
  });
  await expect(page.getByText("Will be recorded")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Record 1 payment" }).click();
  await expect(toast(page, "Statement Matched")).toBeVisible();
  await expect(page.getByText("Nothing to Collect")).toBeVisible();
});
