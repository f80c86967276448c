import type { Page, Request, Response } from "@playwright/test";
import { givenAccount, signInAs, type Account } from "../account";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { freshWord, givenProducts } from "../shop";
import {
  closeToasts,
  completeOrder,
  confirmedOrderNumber,
  field,
  fillCheckout,
  toast,
} from "../shopper";

/** A company member sees and pays its prices; the pages are the same for everybody. */

/** Two products, at ₹100 and ₹200. */
async function givenLot(): Promise<string> {
  const word = freshWord();
  await givenProducts(word, 2, (number) => ({ pricePaise: number * 10_000, stockCount: 50 }));
  return word;
}

async function readId(name: string): Promise<string> {
  const { id } = await database().product.findFirstOrThrow({ where: { name } });
  return id;
}

async function givenMember(): Promise<Account & { companyId: string; userId: string }> {
  const { id: companyId } = await database().company.create({
    data: { name: "Rao Foods", legalName: "Rao Foods Private Limited" },
  });
  const account = await givenAccount({ name: "Asha Rao" });
  const { id: userId } = await database().user.update({
    where: { email: account.email },
    data: { emailVerifiedAt: new Date(), membership: { create: { companyId, role: "buyer" } } },
  });
  return { ...account, companyId, userId };
}

/** Gives the first product its own tiers, and the second 12.5 % off. */
async function giveList(companyId: string, word: string): Promise<void> {
  await database().priceList.create({
    data: {
      name: `Bakeries ${word}`,
      companies: { connect: { id: companyId } },
      rows: {
        create: [
          {
            productId: await readId(`${word} 01`),
            tiers: [
              { from: 1, pricePaise: 9_000 },
              { from: 20, pricePaise: 8_050 },
            ],
          },
          { productId: await readId(`${word} 02`), percent: 12.5 },
        ],
      },
    },
  });
}

const isPrices = (call: Request | Response) => new URL(call.url()).pathname === "/api/prices";

/** Collects the page's calls for company prices from now on. */
function pricesAsked(page: Page): Request[] {
  const requested: Request[] = [];
  page.on("request", (request) => {
    if (isPrices(request)) requested.push(request);
  });
  return requested;
}

/**
 * Uses a tall screen, so that the bar at the bottom of a phone covers no half of a button, which axe takes for a
 * small target.
 */
async function look(page: Page): Promise<void> {
  await closeToasts(page);
  await expectNoSidewaysScroll(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 4000 });
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width, height });
}

test("a member sees the company's prices and orders at them, until they leave", async ({
  page,
  browser,
}) => {
  const word = await givenLot();
  const member = await givenMember();
  await giveList(member.companyId, word);
  await signInAs(page, member);
  const requested = pricesAsked(page);

  await test.step("in the list, by one call for all products", async () => {
    await page.goto(`/products?q=${word}`);
    const first = page.getByRole("article").filter({ hasText: `${word} 01` });
    await expect(first).toContainText("Your price from");
    await expect(first).toContainText("₹80.50");
    const second = page.getByRole("article").filter({ hasText: `${word} 02` });
    await expect(second).toContainText("Your price");
    await expect(second).toContainText("₹175.00");
    await expect(second).toContainText("Public price ₹200.00");
    expect(requested).toHaveLength(1);
    await look(page);
  });

  await test.step("on the product page, for each quantity", async () => {
    await page.goto(`/product/${await readId(`${word} 01`)}`);
    await expect(page.getByText("Your price")).toBeVisible();
    await expect(page.getByText("You save ₹10.00 a pack, 10% off")).toBeVisible();
    await expect(page.getByRole("row", { name: /20 or more/ })).toContainText("₹80.50");
    await field(page, "quantity").fill("20");
    await field(page, "quantity").press("Tab");
    await expect(page.getByText("₹1,610.00").first()).toBeVisible();
    await look(page);
    await page
      .getByRole("button", { name: /^Add to Cart/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(toast(page, "Added to Cart")).toBeVisible();
  });

  await test.step("in the cart, where a promo code adds no discount", async () => {
    await page.goto("/cart");
    await expect(page.getByText("Your price")).toBeVisible();
    await expect(page.getByText("Public price ₹100.00")).toBeAttached();
    await expect(page.getByText("Price changed")).toHaveCount(0);
    await field(page, "promoCode").fill("SAVE10");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(toast(page, "Invalid Code")).toContainText(
      "do not count on top of your company’s own prices",
    );
    await look(page);
  });

  await test.step("in the order", async () => {
    await page.goto("/checkout");
    await fillCheckout(page, member.email);
    await completeOrder(page).click();
    const orderId = await confirmedOrderNumber(page);
    const order = await database().order.findUniqueOrThrow({
      where: { orderId },
      include: { lines: true },
    });
    expect(order.companyId).toBe(member.companyId);
    expect(order.lines).toMatchObject([{ pricePaise: 8_050, quantity: 20 }]);
  });

  await test.step("but no longer after leaving", async () => {
    await database().companyMember.delete({ where: { userId: member.userId } });
    const prices = page.waitForResponse(isPrices);
    await page.goto(`/products?q=${word}`);
    const second = page.getByRole("article").filter({ hasText: `${word} 02` });
    await expect(second).toContainText("₹200.00");
    expect(await (await prices).json()).toHaveLength(2);
    await expect(page.getByText("Your price")).toHaveCount(0);
  });

  await test.step("while a visitor sees public prices, without a call", async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const heard = pricesAsked(visitor);
    await visitor.goto(`/products?q=${word}`);
    await expect(visitor.getByRole("article").filter({ hasText: `${word} 02` })).toContainText(
      "₹200.00",
    );
    await visitor.waitForLoadState("networkidle");
    expect(heard).toEqual([]);
    await context.close();
  });
});

const csv = (lines: readonly string[]) => ({
  name: "prices.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\r\n")),
});

test("an admin fills a price list by a file and by hand", async ({ page }) => {
  const word = await givenLot();
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=price-lists");
  await page.getByRole("button", { name: "Add Price List" }).first().click();
  await field(page, "name").fill(`Cafés ${word}`);
  await field(page, "from").fill("2026-04-01");
  await expectNoAxeViolations(page);
  await page.getByRole("dialog").getByRole("button", { name: "Add Price List" }).click();
  await expect(page.getByRole("heading", { name: `Cafés ${word}` })).toBeVisible();
  await expect(page.getByText("No prices yet.")).toBeVisible();
  await look(page);

  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  const file = dialog.locator("input[type=file]");
  const [one, two] = [await readId(`${word} 01`), await readId(`${word} 02`)];
  const heading = "product,percent,from,price";
  await file.setInputFiles(csv([heading, `${one},,1,90`, `${one},,20,95`, `${two},120,,`]));
  await expect(dialog.getByText("2 mistakes.")).toBeVisible();
  await expectNoAxeViolations(page);
  await file.setInputFiles(csv([heading, `${one},,1,90`, `${one},,20,80.5`, `${two},12.5,,`]));
  await expect(dialog.getByText("₹90.00, ₹80.50 from 20 packs")).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Replace with 2 products" }).click();
  await expect(toast(page, "Price List Saved")).toBeVisible();

  await page.getByRole("button", { name: `Edit ${word} 02` }).click();
  await field(page, "percent").fill("20");
  await page.getByRole("button", { name: "Apply Price" }).click();
  await page.getByRole("button", { name: `Remove ${word} 01` }).click();
  await expect(page.getByText("There are unsaved changes.")).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: "Save Price List" }).click();
  await expect(toast(page, "Price List Saved")).toBeVisible();
  await page.reload();
  await expect(page.getByText("₹160.00 (20% off)").filter({ visible: true })).toBeVisible();
  await expect(page.getByText(`${word} 01`)).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("price-list.csv");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Price List Deleted")).toBeVisible();
  await expect(page).toHaveURL(/tab=price-lists/);
});
