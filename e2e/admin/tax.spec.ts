import type { Page } from "@playwright/test";
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
  fillCheckout,
  openWithCart,
  toast,
} from "../shopper";

/** Uses its own shop, because GST would change the totals of every other test. */

test.use({ shopOf: "tax" });

const guide = (page: Page) => page.getByRole("dialog");
const next = (page: Page) => guide(page).getByRole("button", { name: "Next" });

async function givenBox(page: Page): Promise<ArrangedProduct> {
  const fields = { ...toFields("Kraft box"), price: "1000", hsnCode: "4819 10" };
  const response = await page.request.post("/api/products", {
    multipart: toForm(fields, [await png()]),
    headers: { Authorization: `Bearer ${await storedToken(page)}` },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as ArrangedProduct;
}

async function turnOn(page: Page): Promise<void> {
  await page.goto("/admin?tab=tax");
  await page.getByRole("button", { name: "Set Up GST" }).click();
  await next(page).click();
  await expect(guide(page).getByText("Enter the legal name")).toBeVisible();
  await field(page, "legalName").fill("KLN Packaging Private Limited");
  await next(page).click();
  await field(page, "sellerGstin").fill("06AAPFU0939F1ZX");
  await next(page).click();
  await expect(guide(page).getByText("typing error")).toBeVisible();
  await field(page, "sellerGstin").fill("06aapfu0939f1zz");
  await expect(guide(page).getByText("Registered in Haryana (06)")).toBeVisible();
  await next(page).click();
  await expect(field(page, "hsnDigits")).toHaveValue("4");
  await next(page).click();
  await expect(guide(page).getByText("Nobody has confirmed the rates of HSN 481910")).toBeVisible();
  await expectNoAxeViolations(page);
  await guide(page).getByRole("button", { name: "Turn GST On" }).click();
  await expect(toast(page, "GST is on")).toBeVisible();
  await expect(page.getByText("06AAPFU0939F1ZZ")).toBeVisible();
}

async function confirmRate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Confirm or edit the rate of HSN 481910" }).click();
  await field(page, "confirmedBy").fill("R. Mehta");
  await guide(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "GST Rate Updated")).toBeVisible();
  await expect(page.getByText("R. Mehta").filter({ visible: true })).toBeVisible();
  await closeToasts(page);
  await expectNoAxeViolations(page);
}

test("an owner turns GST on step by step, and a buyer pays it from the cart to the order", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  await page.goto("/auth");
  await submitLogin(page, shop.ownerEmail, PASSWORD);
  await page.waitForURL("/dashboard");
  const box = await givenBox(page);
  await turnOn(page);
  await confirmRate(page);

  const buyer = await (await browser.newContext({ baseURL })).newPage();
  await openWithCart(buyer, "/cart", { ...box, quantity: 2 });
  await expect(buyer.getByText("GST", { exact: true })).toBeVisible();
  await buyer.goto("/checkout");
  await fillCheckout(buyer, "buyer@example.com");
  await expect(buyer.getByText("CGST (2.5%)")).toBeVisible();
  await expect(buyer.getByText("SGST (2.5%)")).toBeVisible();
  await field(buyer, "zipCode").fill("110001");
  await field(buyer, "state").selectOption("Delhi");
  await expect(buyer.getByText("IGST (5%)")).toBeVisible();

  await field(buyer, "gstin").fill("27AAPFU0939F1ZV");
  await completeOrder(buyer).click();
  await expect(
    buyer.getByText("This GSTIN is registered in Maharashtra (27)").first(),
  ).toBeVisible();
  await field(buyer, "sameAsShipping").uncheck();
  await field(buyer, "billingFirstName").fill("Accounts");
  await field(buyer, "billingLastName").fill("Payable");
  await field(buyer, "billingAddress").fill("7 Nariman Point");
  await field(buyer, "billingCity").fill("Mumbai");
  await field(buyer, "billingState").selectOption("Maharashtra");
  await field(buyer, "billingZipCode").fill("400021");
  await field(buyer, "poNumber").fill("PO-77");
  await closeToasts(buyer);
  await expectNoAxeViolations(buyer);
  await completeOrder(buyer).click();
  const number = await confirmedOrderNumber(buyer);
  for (const text of ["IGST (5%)", "27AAPFU0939F1ZV", "Mumbai, Maharashtra 400021", "PO-77"]) {
    await expect(buyer.getByText(text)).toBeVisible();
  }

  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByText("IGST (5%)")).toBeVisible();
  await expect(page.getByText("27AAPFU0939F1ZV").first()).toBeVisible();
});
