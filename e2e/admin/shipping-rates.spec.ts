import type { Page } from "@playwright/test";
import { staffPaths } from "@/lib/base/staff-paths";
import { PASSWORD, storedToken, submitLogin } from "../account";
import { toFields, toForm, png } from "../api/product-form";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from "../fixtures";
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
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** Uses its own shop, because shipping by weight would change the totals of every other test. */

test.use({ shopOf: "shipping" });

async function look(page: Page): Promise<void> {
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

/** 60 × 40 × 35 cm: 16.8 kg by volume with a divisor of 5000, more than its weight. */
async function givenCarton(page: Page): Promise<ArrangedProduct> {
  const carton = JSON.stringify({ length: 600, width: 400, height: 350 });
  const fields = { ...toFields("Export carton"), price: "1000", stockCount: "500" };
  const response = await page.request.post("/api/products", {
    multipart: toForm({ ...fields, packedWeight: "9000", carton }, [await png()]),
    headers: { Authorization: `Bearer ${await storedToken(page)}` },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as ArrangedProduct;
}

const RATES = [
  "way,pins,perKg,least,askAbove",
  "courier,,40,120,100",
  'courier,"11,122",25,80,100',
  "transport,,0,250,",
  "pickup,,0,0,",
].join("\n");

const csv = (text: string) => ({
  name: "rates.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

async function importRates(page: Page): Promise<void> {
  await page.goto(staffPaths.settings("rates"));
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .locator("input[type=file]")
    .setInputFiles(csv(RATES.replace("courier,,40", "ship,,-1")));
  await expect(dialog.getByText("2 mistakes.")).toBeVisible();
  await expect(dialog.getByText("Choose courier, transport, own or pickup")).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles(csv(RATES));
  await expect(dialog.getByText("Transport, freight to pay")).toBeVisible();
  await look(page);
  await dialog.getByRole("button", { name: "Replace with 4 rates" }).click();
  await expect(toast(page, "Shipping rates saved")).toBeVisible();
  await closeToasts(page);
}

async function changeRates(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add rate" }).click();
  await page.getByLabel("Way of rate 5").selectOption("own");
  await page.getByLabel("PIN codes from, rate 5").fill("122");
  await page.getByLabel("₹ per kg, rate 5").fill("5");
  await page.getByRole("button", { name: "Save rates" }).click();
  await expect(page.getByText("Enter rupees, such as 90")).toBeVisible();
  await page.getByLabel("Least ₹, rate 5").fill("300");
  await page.getByRole("button", { name: "Save rates" }).click();
  await expect(toast(page, "Shipping rates saved")).toBeVisible();
  const sections = page.getByRole("navigation", { name: "Sections of the settings" });
  await sections.getByRole("link", { name: "Delivery", exact: true }).click();
  await field(page, "shippingModel").selectOption("weight");
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.getByRole("button", { name: "Save Price of shipping" }).click();
  expect((await saved).status()).toBe(200);
  await look(page);
}

/** Sets the rates by the API, if no earlier test in this shop did. */
async function givenRates(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${await storedToken(page)}` };
  const rates = await page.request.put("/api/admin/shipping-rates", {
    data: RATES,
    headers: { ...headers, "Content-Type": "text/csv" },
  });
  const model = await page.request.put("/api/admin/settings/shippingModel", {
    data: { value: "weight" },
    headers,
  });
  expect([rates.status(), model.status()]).toEqual([200, 200]);
}

test("an owner prices shipping by weight, and a buyer chooses the shipping method", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  await page.goto("/auth");
  await submitLogin(page, shop.ownerEmail, PASSWORD);
  await page.waitForURL("/dashboard");
  const carton = await givenCarton(page);
  await importRates(page);
  await changeRates(page);

  const buyer = await (await browser.newContext({ baseURL })).newPage();
  await buyer.goto(`/product/${carton._id}`);
  await expect(buyer.getByText("Shipping by weight")).toBeVisible();
  await field(buyer, "pin").fill("122001");
  await buyer.getByRole("button", { name: "Check", exact: true }).click();
  const ways = buyer.getByRole("list", { name: "Shipping" });
  await expect(ways.getByText("₹420.00")).toBeVisible();
  await expect(ways.getByText("Our own vehicle")).toBeVisible();
  await look(buyer);

  // The form leads here without scripts, or before they have loaded.
  await buyer.goto(`/delivery?pin=122001&product=${carton._id}`);
  await expect(
    buyer.getByRole("heading", { name: "Shipping of 1 pack, before tax" }),
  ).toBeVisible();
  await expect(ways.getByText("₹420.00")).toBeVisible();
  await look(buyer);
  await expect
    .poll(() => buyer.evaluate(() => window.sessionStorage.getItem("deliveryPin")))
    .toBe("122001");

  await openWithCart(buyer, "/cart", { ...carton, quantity: 2 });
  await expect(field(buyer, "pin")).toHaveValue("122001");
  await expect(buyer.getByText("Shipping (Courier)")).toBeVisible();
  await buyer.getByRole("radio", { name: /^Our own vehicle/ }).check();
  await expect(buyer.getByText("Shipping (Our own vehicle)")).toBeVisible();
  await expect(buyer.getByText("₹2,460.00").filter({ visible: true }).first()).toBeVisible();
  await look(buyer);

  await buyer.goto("/checkout");
  await fillCheckout(buyer, "buyer@example.com");
  await expect(buyer.getByRole("radio", { name: /^Our own vehicle/ })).toBeChecked();
  await look(buyer);
  await completeOrder(buyer).click();
  const number = await confirmedOrderNumber(buyer);
  await expect(buyer.getByText("Shipping (Our own vehicle)")).toBeVisible();
  await expect(buyer.getByText("₹300.00")).toBeVisible();

  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByText("Shipping (Our own vehicle)")).toBeVisible();
});

test("a buyer whose order is too heavy for a price requests an offer for the cart", async ({
  page,
  browser,
  baseURL,
  shop,
}) => {
  await page.goto("/auth");
  await submitLogin(page, shop.ownerEmail, PASSWORD);
  await page.waitForURL("/dashboard");
  const carton = await givenCarton(page);
  await givenRates(page);
  const buyer = await (await browser.newContext({ baseURL })).newPage();
  await openWithCart(buyer, "/checkout", { ...carton, quantity: 10 });
  await fillCheckout(buyer, "heavy@example.com");
  await buyer.getByRole("radio", { name: /^Courier/ }).check();
  await expect(buyer.getByText("Ask us for the price of this order.")).toBeVisible();
  await completeOrder(buyer).click();
  await expect(toast(buyer, "Choose How It Travels")).toBeVisible();
  await look(buyer);
  await buyer.getByRole("button", { name: "Ask for an Offer" }).click();
  const dialog = buyer.getByRole("dialog");
  const { zipCode } = POSTAL_ADDRESS;
  await expect(field(buyer, "message")).toHaveValue(
    `Please price the shipping to ${zipCode}: Courier.`,
  );
  await dialog.locator('[name="name"]').fill("Asha Rao");
  await dialog.locator('[name="email"]').fill("heavy@example.com");
  await dialog.getByRole("button", { name: "Ask" }).click();
  await expect(buyer).toHaveURL(/\/offers\/OF-/);
  const messages = buyer.getByRole("list", { name: "Messages about this offer" });
  await expect(messages.getByText("Please price the shipping")).toBeVisible();
});
