import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { givenAccount } from "../account";
import { givenSignedInAdmin } from "../admin";
import { openFolds } from "../customer";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { givenProduct, mailsTo } from "../shop";
import { closeToasts, field, freshEmail, openWithCart, toast } from "../shopper";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** Tests an offer from its first draft to the order, for the owner and for the buyer with the emailed link. */

async function look(page: Page): Promise<void> {
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

/** Waits for `count` emails and returns the link in the newest. */
async function readLink(email: string, count: number): Promise<string> {
  const mails = await mailsTo(email, count);
  const link = /https?:\/\/\S+\/offers\/OF-\S+/.exec(mails.at(-1)?.text ?? "")?.[0];
  expect(link).toBeDefined();
  const { pathname, search } = new URL(link ?? "");
  return pathname + search;
}

async function writeOffer(page: Page, email: string): Promise<void> {
  await page.goto("/admin?tab=offers");
  await page.getByRole("link", { name: "New Offer" }).click();
  await field(page, "name").fill("Asha Rao");
  await field(page, "email").fill(email);
  await field(page, "lines.0.name").fill("Mailer box");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Enter a quantity.").first()).toBeVisible();
  await field(page, "lines.0.spec.size").fill("230 × 155 × 70 mm");
  await field(page, "lines.0.quantities.0.quantity").fill("5000");
  await field(page, "lines.0.quantities.0.price").fill("14.50");
  await page.getByRole("button", { name: "Add quantity" }).click();
  await field(page, "lines.0.quantities.1.quantity").fill("10000");
  await field(page, "lines.0.quantities.1.price").fill("12.25");
  await look(page);
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page).toHaveURL(/\/admin\/offers\/[0-9a-f-]{36}$/);
}

async function sendOffer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send Offer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Offer Sent")).toBeVisible();
}

test("an owner writes an offer, and a buyer requests changes and accepts the next version", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  await givenSignedInAdmin(page);
  await writeOffer(page, email);
  await expect(page.getByRole("button", { name: "Send Offer" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Keep the goods for the buyer" }).check();
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(toast(page, "Draft Saved")).toBeVisible();
  await look(page);
  await sendOffer(page);

  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const buyer = await phone.newPage();
  await buyer.goto(await readLink(email, 1));
  await expect(buyer.getByRole("heading", { level: 1 })).toContainText("Offer OF-");
  await buyer.getByRole("radio", { name: /10,000 pieces/ }).check();
  await expect(buyer.getByText("₹1,22,500").first()).toBeVisible();
  await expect(buyer.getByText("Kept for you, and sent in parts")).toBeVisible();
  await look(buyer);
  await buyer.getByRole("button", { name: "Ask for Changes" }).click();
  await buyer.getByRole("dialog").locator("[name=text]").fill("We need 7,500 of them.");
  await buyer.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(toast(buyer, "Changes Sent")).toBeVisible();
  await expect(buyer.getByRole("list", { name: "Messages about this offer" })).toContainText(
    "We need 7,500 of them.",
  );

  await page.reload();
  await expect(page.getByText("Changes asked")).toBeVisible();
  await page.getByRole("button", { name: "Write the Next Version" }).click();
  await field(page, "lines.0.quantities.0.quantity").fill("7500");
  await expect(field(page, "kept")).toBeChecked();
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(toast(page, "Draft Saved")).toBeVisible();
  await closeToasts(page);
  await sendOffer(page);

  await buyer.goto(await readLink(email, 2));
  await buyer.getByRole("button", { name: "Accept Offer" }).click();
  for (const name of ["firstName", "lastName", "address", "city", "zipCode"] as const) {
    await field(buyer, name).fill(POSTAL_ADDRESS[name]);
  }
  await buyer.getByRole("button", { name: "Back to the Offer" }).click();
  await buyer.getByRole("button", { name: "Accept Offer" }).click();
  await expect(field(buyer, "address")).toHaveValue(POSTAL_ADDRESS.address);
  await field(buyer, "state").selectOption(POSTAL_ADDRESS.state);
  await look(buyer);
  await buyer.getByRole("button", { name: "Place Order" }).click();
  await expect(toast(buyer, "Order Placed!")).toBeVisible();
  await expect(buyer).toHaveURL(/\/order-confirmation\?order=/);
  await openFolds(buyer);
  await expect(buyer.getByText("7,500").first()).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(page.getByText("Became order")).toBeVisible();
  await look(page);
  await page.getByRole("link", { name: /^KLN-/ }).first().click();
  await expect(page.getByRole("heading", { name: "Kept for the customer" })).toBeVisible();
});

test("an owner finds the customer of an offer among the accounts", async ({ page }) => {
  const { name, email } = await givenAccount({ company: "Verma Foods" });
  await givenSignedInAdmin(page);
  await page.goto("/admin/offers/new");
  await page.getByLabel("Find a customer").fill(email);
  await page.getByRole("button", { name: email }).click();
  await expect(field(page, "name")).toHaveValue(name);
  await expect(field(page, "email")).toHaveValue(email);
  await expect(field(page, "company")).toHaveValue("Verma Foods");
});

test("an owner records that an offer was accepted by phone, and the made quantity", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 409/);
  await givenSignedInAdmin(page);
  await writeOffer(page, freshEmail());
  await page.getByRole("spinbutton", { name: "Tolerance (%)" }).fill("5");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(toast(page, "Draft Saved")).toBeVisible();
  await closeToasts(page);
  await sendOffer(page);
  await closeToasts(page);
  await page.getByRole("button", { name: "Accepted by Phone" }).click();
  for (const name of ["firstName", "lastName", "address", "city", "zipCode"] as const) {
    await field(page, name).fill(POSTAL_ADDRESS[name]);
  }
  await field(page, "state").selectOption(POSTAL_ADDRESS.state);
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByText("Please fill in the Note field.")).toBeVisible();
  await field(page, "note").fill("Asha called at ten and takes 5,000.");
  await look(page);
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  await field(page, "quantity").fill("5,251");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("± 5% was agreed: from 4,750 pieces to 5,250 pieces.")).toBeVisible();
  await look(page);
  await field(page, "quantity").fill("4870");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Quantity Recorded")).toBeVisible();
  await expect(page.getByText("5,000 pieces ordered", { exact: false }).first()).toBeVisible();
});

async function readContent(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent("download");
  await page.getByRole("list", { name: "Files" }).getByRole("link", { name }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path(), "utf8");
}

test("a visitor requests an offer for the cart, and the owner sees the request", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  const product = await givenProduct(90_000, 10);
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await openWithCart(visitor, "/cart", { ...product, quantity: 4 });
  await visitor.getByRole("button", { name: "Ask for an Offer" }).click();
  const dialog = visitor.getByRole("dialog", { name: "Ask for an offer" });
  await dialog.locator("[name=name]").fill("Asha Rao");
  await dialog.locator("[name=email]").fill(email);
  await dialog.locator("[name=message]").fill("With our logo, please.");
  await dialog.getByLabel("Files").setInputFiles([
    { name: "logo.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 logo") },
    { name: "lid.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 lid") },
  ]);
  await expect(dialog.getByRole("list", { name: "Chosen files" })).toContainText("lid.pdf");
  await dialog.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(visitor).toHaveURL(/\/offers\/OF-[^?]+\?key=/);
  await expect(visitor.getByRole("list", { name: "Asked for" })).toContainText("4 packs");
  expect(await readContent(visitor, "logo.pdf")).toBe("%PDF-1.7 logo");
  await look(visitor);
  expect(await readLink(email, 1)).toBe(
    new URL(visitor.url()).pathname + new URL(visitor.url()).search,
  );
  await visitor.context().close();

  await givenSignedInAdmin(page);
  await page.goto(`/admin?tab=offers&q=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: /^OF-/ }).click();
  await expect(page.getByText("With our logo, please.")).toBeVisible();
  expect(await readContent(page, "lid.pdf")).toBe("%PDF-1.7 lid");
  await page.getByRole("button", { name: "Write the Offer" }).click();
  await expect(field(page, "lines.0.name")).toHaveValue(product.name);
  await expect(page.getByText("₹900.00 a pack in the shop")).toBeVisible();
  await look(page);
});

test("a visitor's own size becomes an offer request, which the owner answers", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail();
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto("/quote");
  await field(visitor, "packaging").fill("Mailer box");
  await field(visitor, "quantity").fill("5,000");
  await field(visitor, "length").fill("230");
  await field(visitor, "width").fill("155");
  await field(visitor, "material").fill("Kraft, 3 ply");
  await field(visitor, "name").fill("Asha Rao");
  await field(visitor, "email").fill(email);
  await visitor.getByRole("button", { name: "Ask for a Price" }).click();
  await expect(visitor.getByText("Your request has reached us")).toBeVisible();
  await visitor.goto(await readLink(email, 1));
  await expect(visitor.getByRole("list", { name: "Asked for" })).toContainText("230 × 155 mm");
  await look(visitor);
  await visitor.context().close();

  await givenSignedInAdmin(page);
  await page.goto(`/admin?tab=offers&q=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: /^OF-/ }).click();
  await expect(page.getByRole("link", { name: "Make an Order of It" })).toBeVisible();
  await page.getByRole("button", { name: "Write the Offer" }).click();
  await expect(field(page, "lines.0.name")).toHaveValue("Mailer box");
  await expect(field(page, "lines.0.spec.material")).toHaveValue("Kraft, 3 ply");
});
