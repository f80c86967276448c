import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { givenSignedInAdmin } from "../admin";
import { authorized, newName, png, toFields, toForm } from "../api/product-form";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { closeToasts, field, toast } from "../shopper";
import { answering, startReceiver } from "../support/stand-ins/webhook-receiver";

test("an admin creates an API key, sees it once, and deletes it", async ({ page }) => {
  const name = `Scanner ${randomUUID().slice(0, 8)}`;
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=connections");
  await page.getByRole("button", { name: "Add API Key" }).first().click();
  const form = page.getByRole("dialog", { name: "Add API Key" });
  await form.getByRole("button", { name: "Add API Key" }).click();
  await expect(form.getByText("Please fill in the Name field.")).toBeVisible();
  await expect(form.getByText("Choose at least one permission")).toBeVisible();
  await field(page, "name").fill(name);
  await form.getByLabel("Read orders").check();
  await form.getByLabel("Change stock").check();
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "Add API Key" }).click();

  const shown = page.getByRole("dialog", { name: "API Key Added" });
  const key = await shown.getByLabel("API key", { exact: true }).inputValue();
  expect(key).toMatch(/^pk_[\w-]{43}$/);
  await expectNoAxeViolations(page);
  await shown.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Read orders, Change stock");
  await expect(page.getByText(key)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const headers = { Authorization: `Bearer ${key}` };
  const { request } = page;
  expect((await request.get("/api/admin/orders", { headers })).status()).toBe(200);
  expect((await request.get("/api/admin/users", { headers })).status()).toBe(403);
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "API Key Deleted")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await request.get("/api/admin/orders", { headers })).status()).toBe(401);
  await closeToasts(page);
  await expectNoAxeViolations(page);
});

test("an admin adds a webhook, follows its deliveries and deletes it", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400 .*api\/admin\/webhooks/);
  const receiver = await startReceiver(answering(503));
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=connections");
  await page.getByRole("button", { name: "Add Webhook" }).first().click();
  const form = page.getByRole("dialog", { name: "Add Webhook" });
  await field(page, "url").fill("https://192.168.1.20/hook");
  await form.getByLabel("Product added or changed").check();
  await form.getByRole("button", { name: "Add Webhook" }).click();
  await expect(form.getByText("Enter an address that is open to the internet")).toBeVisible();
  await expectNoAxeViolations(page);
  await field(page, "url").fill(receiver.url);
  await form.getByRole("button", { name: "Add Webhook" }).click();

  const shown = page.getByRole("dialog", { name: "Secret of the Webhook" });
  const secret = await shown.getByLabel("Secret", { exact: true }).inputValue();
  await shown.getByRole("button", { name: "Done" }).click();
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const created = await page.request.post("/api/products", {
    multipart: toForm({ ...toFields(newName()), price: "500" }, [await png()]),
    headers: await authorized(),
  });
  const { _id } = (await created.json()) as { _id: string };
  const ofProduct = () => receiver.received.filter(({ body }) => body.includes(_id));
  await expect.poll(() => ofProduct().length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [sent] = ofProduct();
  const headers = sent?.headers as Record<string, string>;
  expect(new Webhook(secret).verify(sent?.body ?? "", headers)).toMatchObject({
    type: "product.changed",
    data: { _id, price: 500 },
  });

  receiver.become(answering(204));
  const press = (name: string) =>
    page.getByRole("button", { name: `${name} ${receiver.url}` }).click();
  await press("Deliveries");
  const list = page.getByRole("dialog", { name: "Deliveries" });
  const row = list.getByRole("listitem").filter({ hasText: headers["webhook-id"] });
  // The receiver has the event a moment before the shop has stored the answer.
  await expect(async () => {
    await list.getByRole("button", { name: "Refresh" }).click();
    await expect(row).toContainText("answered 503", { timeout: 1_000 });
  }).toPass();
  await row.getByRole("button", { name: "Send Again" }).click();
  await expect(toast(page, "Sent Again")).toBeVisible();
  await expect(async () => {
    await list.getByRole("button", { name: "Refresh" }).click();
    await expect(row).toContainText("Delivered", { timeout: 1_000 });
  }).toPass();
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await list.getByRole("button", { name: "Done" }).click();

  await press("New Secret");
  await page.getByRole("button", { name: "Make New Secret" }).click();
  const replaced = page.getByRole("dialog", { name: "Secret of the Webhook" });
  await expect(replaced.getByLabel("Secret", { exact: true })).not.toHaveValue(secret);
  await replaced.getByRole("button", { name: "Done" }).click();
  await press("Switch Off");
  await expect(toast(page, "Webhook Switched Off")).toBeVisible();
  await press("Edit");
  await page.getByRole("dialog", { name: "Edit Webhook" }).getByLabel("Order placed").check();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Webhook Updated")).toBeVisible();
  await press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Webhook Deleted")).toBeVisible();
  await expect(page.getByText(receiver.url)).toHaveCount(0);
  await receiver.stop();
});
