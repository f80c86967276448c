import { readFile } from "node:fs/promises";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import type { APIRequestContext, Page } from "@playwright/test";
import { PrismaClient } from "shop-database";
import { givenOrder, givenProduct } from "../steps/factories";
import { POSTAL_ADDRESS } from "../steps/postal-address";
import { PASSWORD } from "../account";
import { expect, expectNoAxeViolations } from "../fixtures";
import { test } from "../own-shop";
import type { ProductionShop } from "../production-shop";
import { completeOrder, field, freshEmail, openWithCart } from "../shopper";

/** Tests online payment in a shop with its own stand-in for Razorpay. */

test.use({ shopOf: "razorpay" });

/** Set again for each test, because the last one here allows only cash on delivery. */
const SETTINGS = { paymentMethods: "razorpay" };

/** Enables Razorpay as the owner, and adds a product. */
async function arranged(shop: ProductionShop, request: APIRequestContext) {
  const login = await request.post("/api/auth/login", {
    data: { email: shop.ownerEmail, password: PASSWORD },
  });
  expect(login.status(), await login.text()).toBe(200);
  const { token } = (await login.json()) as { token: string };
  for (const [key, value] of Object.entries(SETTINGS)) {
    const saved = await request.put(`/api/admin/settings/${key}`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { value },
    });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  const url = await readFile(path.join(shop.dataDir, "database-url"), "utf8");
  const db = new PrismaClient({ adapter: new PrismaPg(url) });
  const { id, name, pricePaise, thumbnailImage } = await givenProduct(db);
  return { db, product: { _id: id, name, price: pricePaise / 100, thumbnailImage } };
}

/** Products from factories have no pictures in a shop without demo data. */
const NO_PICTURE = /\/media\/test/;

const razorpay = (page: Page) => page.getByRole("dialog", { name: "Razorpay" });

const readPolicy = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).headers()["content-security-policy"] ?? "";

test("a guest orders, pays at Razorpay, and sees it on the confirmation", async ({
  page,
  request,
  shop,
  problems,
}) => {
  problems.allow(NO_PICTURE);
  const { db, product } = await arranged(shop, request);
  const requested: string[] = [];
  page.on("request", (each) => requested.push(each.url()));
  await openWithCart(page, "/checkout", { ...product, quantity: 2 });
  const email = freshEmail();
  await field(page, "email").fill(email);
  for (const name of ["firstName", "lastName", "address", "city", "zipCode"] as const) {
    await field(page, name).fill(POSTAL_ADDRESS[name]);
  }
  await field(page, "state").selectOption(POSTAL_ADDRESS.state);
  await expect(page.getByLabel("Card, UPI or netbanking")).toBeChecked();
  await completeOrder(page).click();

  await expect(razorpay(page)).toBeVisible();
  await expect(page).toHaveURL(/\/pay\?order=KLN-[\w-]+$/);
  await expect(razorpay(page)).toContainText("rzp_test_gateway");
  await razorpay(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Razorpay's window was closed.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Pay ₹1,122.00 now" }).click();
  await razorpay(page).getByRole("button", { name: "Pay here" }).click();

  await page.waitForURL(/\/order-confirmation\?order=/);
  await page.getByRole("heading", { name: "Payment" }).click();
  await expect(page.getByText("Received", { exact: true })).toBeVisible();
  await expect(page.getByText("Nothing. Thank you.")).toBeVisible();
  const order = await db.order.findFirstOrThrow({ where: { email }, include: { payments: true } });
  expect(order).toMatchObject({ paymentState: "paid", proof: "payment" });
  expect(order.payments).toHaveLength(1);
  const abroad = requested.filter((url) => url.startsWith(shop.gateway.url));
  expect(abroad.length).toBeGreaterThan(0);
  expect(abroad.join(" ")).not.toContain(order.accessKey);
  await db.$disconnect();
});

test("a payment is shown even if its response is lost", async ({
  page,
  request,
  shop,
  problems,
}) => {
  problems.allow(NO_PICTURE);
  const { db } = await arranged(shop, request);
  const { orderId, accessKey, id } = await givenOrder(db, { paymentMethod: "razorpay" });
  await page.goto(`/order-confirmation?order=${orderId}&key=${accessKey}`);
  await page.getByRole("link", { name: "Pay now" }).click();
  await razorpay(page).getByRole("button", { name: "Pay and lose the answer" }).click();
  await page.waitForURL(/\/order-confirmation\?order=/);
  await page.getByRole("heading", { name: "Payment" }).click();
  await expect(page.getByText("Received", { exact: true })).toBeVisible();
  expect(await db.payment.count({ where: { orderId: id } })).toBe(1);
  await db.$disconnect();
});

test("Razorpay's script may run only on the payment page, while Razorpay is enabled", async ({
  page,
  request,
  shop,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const { db } = await arranged(shop, request);
  const { orderId, accessKey } = await givenOrder(db, { paymentMethod: "razorpay" });
  const gateway = shop.gateway.url;
  expect(await readPolicy(request, "/pay")).toContain(`script-src 'self' ${gateway}`);
  for (const address of ["/", "/checkout", "/order-confirmation", "/cart", "/payments"]) {
    expect(await readPolicy(request, address), address).not.toContain(gateway);
  }
  await page.route(`${gateway}/**`, (route) => route.abort());
  await page.goto(`/pay?order=${orderId}&key=${accessKey}`);
  await expect(page.getByText("window could not be loaded")).toBeVisible();
  await page.unroute(`${gateway}/**`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(razorpay(page)).toBeVisible();

  const login = await request.post("/api/auth/login", {
    data: { email: shop.ownerEmail, password: PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  await request.put("/api/admin/settings/paymentMethods", {
    headers: { Authorization: `Bearer ${token}` },
    data: { value: "cod" },
  });
  await expect.poll(() => readPolicy(request, "/pay")).not.toContain(gateway);
  await page.reload();
  await expect(page.getByText("switched off right now")).toBeVisible();
  await db.$disconnect();
});
