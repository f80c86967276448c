import { readFile } from "node:fs/promises";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "shop-database";
import { PASSWORD } from "../account";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from "../fixtures";
import { test } from "../own-shop";
import { givenProduct } from "../steps/factories";
import { POSTAL_ADDRESS } from "../steps/postal-address";
import { closeToasts, completeOrder, field, freshEmail, openWithCart, toast } from "../shopper";

/** Tests WhatsApp in a shop with its own stand-in for it. */

test.use({ shopOf: "whatsapp" });

const NUMBER = "+919876543210";

test("a guest opts in to WhatsApp, gets order messages, writes back and is answered", async ({
  page,
  request,
  shop,
  problems,
}) => {
  problems.allow(/\/media\/test|status of 400 .*api\/orders/);
  const url = await readFile(path.join(shop.dataDir, "database-url"), "utf8");
  const db = new PrismaClient({ adapter: new PrismaPg(url) });
  const { id, name, pricePaise, thumbnailImage } = await givenProduct(db, {
    name: `Box ${freshEmail()}`,
  });
  await db.$disconnect();
  const product = { _id: id, name, price: pricePaise / 100, thumbnailImage };
  await openWithCart(page, "/checkout", { ...product, quantity: 1 });
  await field(page, "email").fill(freshEmail());
  for (const part of ["firstName", "lastName", "address", "city", "zipCode"] as const) {
    await field(page, part).fill(POSTAL_ADDRESS[part]);
  }
  await field(page, "state").selectOption(POSTAL_ADDRESS.state);
  await field(page, "cardNumber").fill("4111 1111 1111 1111");
  await field(page, "expiryDate").fill("12/34");
  await field(page, "cvv").fill("123");
  await field(page, "cardName").fill("Asha Rao");
  const tick = page.getByLabel("Send me updates about my orders on WhatsApp");
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expectNoAxeViolations(page);
  const before = shop.whatsapp.taken.length;
  await completeOrder(page).click();
  await expect(page.getByText("Enter a mobile number for WhatsApp").first()).toBeVisible();
  await field(page, "phone").fill("98765 43210");
  await completeOrder(page).click();
  await page.waitForURL(/\/order-confirmation/);
  await expect.poll(() => shop.whatsapp.taken.length, { timeout: 60_000 }).toBe(before + 1);
  const sent = shop.whatsapp.taken.at(-1);
  expect(sent).toMatchObject({ to: NUMBER.slice(1), template: "order_received" });

  const hook = `${shop.origin}/api/whatsapp/webhook`;
  const tell = async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
    const told = await fetch(hook, { method: "POST", headers, body });
    expect(told.status).toBe(200);
  };
  const words = `Can it come on Monday? ${freshEmail()}`;
  await tell(shop.whatsapp.messageFrom(NUMBER, words));
  if (sent) await tell(shop.whatsapp.statusOf(sent, "read"));

  await request.post("/api/auth/login", { data: { email: shop.ownerEmail, password: PASSWORD } });
  await page.context().addCookies((await request.storageState()).cookies);
  await page.goto("/admin?tab=messages");
  await page.getByRole("button", { name: "Asha on WhatsApp" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Asha on WhatsApp" });
  await expect(dialog.getByText(words)).toBeVisible();
  await expect(dialog.getByText(`By WhatsApp to ${NUMBER}, until`)).toBeVisible();
  await expectNoAxeViolations(page);
  await field(page, "text").fill("It can.");
  await dialog.getByRole("button", { name: "Send Answer" }).click();
  await expect(toast(page, "Answer Sent")).toContainText(NUMBER);
  await expect.poll(() => shop.whatsapp.taken.at(-1)?.text, { timeout: 60_000 }).toBe("It can.");

  await page.goto("/admin?tab=connections");
  const row = page.getByRole("row").filter({ hasText: "order_received" }).first();
  await expect(row).toContainText("Read");
  await expect(
    page.getByRole("row").filter({ hasText: "Answer from the inbox" }).first(),
  ).toContainText("Sent");
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Templates" }).click();
  const templates = page.getByRole("dialog", { name: "WhatsApp Templates" });
  const address = templates.getByLabel("Address of the webhook, for the field messages");
  await expect(address).toHaveValue(`${shop.origin}/api/whatsapp/webhook`);
  await expect(templates).toContainText("order_received");
  await expectNoAxeViolations(page);
});

test("a customer chooses message types in the account, and STOP ends them", async ({
  page,
  request,
  shop,
}) => {
  await request.post("/api/auth/login", { data: { email: shop.ownerEmail, password: PASSWORD } });
  await page.context().addCookies((await request.storageState()).cookies);
  await page.goto("/dashboard?tab=settings");
  const number = `+9198${Math.random().toString().slice(2, 10)}`;
  await page.getByRole("button", { name: "WhatsApp Messages" }).click();
  const dialog = page.getByRole("dialog", { name: "WhatsApp Messages" });
  await dialog.getByLabel("WhatsApp Number").fill("12345");
  await dialog.getByLabel("Offers: sent, extended, about to expire").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a mobile number")).toBeVisible();
  await dialog.getByLabel("WhatsApp Number").fill(number);
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`On, to ${number}`)).toBeVisible();

  const { body, headers } = shop.whatsapp.messageFrom(number, "STOP");
  const hook = `${shop.origin}/api/whatsapp/webhook`;
  expect((await fetch(hook, { method: "POST", headers, body })).status).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "WhatsApp Messages" }).click();
  await expect(dialog.getByText(`${number} wrote STOP to us.`)).toBeVisible();
  await expectNoAxeViolations(page);
});
