import type { Locator, Page } from "@playwright/test";
import { givenCustomer } from "../customer";
import { expect, test } from "../fixtures";
import { comeAlive, holdPart, holdScripts } from "../held-scripts";
import { givenProduct } from "../shop";
import {
  CARD,
  completeOrder,
  confirmedOrderNumber,
  field,
  freshEmail,
  openWithCart,
  themeChoice,
  toast,
} from "../shopper";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** Tests that the first press works: nothing moves away under it, and none is lost during hydration. */

/** Returns the target's position once the page has stopped scrolling to the focused element. */
async function restingPlace(page: Page, target: Locator) {
  let [before, box] = [await target.boundingBox(), await afterTwoFrames(page, target)];
  while (!box || box.y !== before?.y) [before, box] = [box, await afterTwoFrames(page, target)];
  return box;
}

async function afterTwoFrames(page: Page, target: Locator) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return target.boundingBox();
}

/** Presses slowly like a user: the press may move the page before the release. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await restingPlace(page, target);
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
}

test("Complete Order works while the last field is empty", async ({ page }) => {
  const product = await givenProduct(90_000, 10);
  await openWithCart(page, "/checkout", { ...product, quantity: 1 });
  await field(page, "email").fill(freshEmail());
  await field(page, "firstName").fill("Asha");
  await expect(completeOrder(page)).toBeEnabled();
  await field(page, "cardName").focus();
  await pressSlowly(page, completeOrder(page));
  await expect(toast(page, "Missing Information")).toBeVisible();
  await expect(field(page, "lastName")).toBeFocused();
});

test("a button pressed before the scripts ran works once they do", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  release();
  await expect(themeChoice(page, "Dark")).toBeVisible();
});

const readCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]") as { quantity: number }[]);

test("a press made before its part of the page was hydrated works", async ({ page }) => {
  const product = await givenProduct(90_000, 10);
  const release = await holdPart(page, "Add to Cart");
  await page.goto(`/product/${product._id}`, { waitUntil: "commit" });
  const add = page.getByRole("main").getByRole("button", { name: "Add to Cart" });
  const target = add.filter({ visible: true }).first();
  await expect(target).toBeVisible();
  await comeAlive(page);
  await target.click();
  await expect(page.locator("[data-pressed]")).toHaveCount(1);
  release();
  await expect.poll(() => readCart(page)).toMatchObject([{ quantity: 1 }]);
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
});

test("loaded account data is not appended to input", async ({ page }) => {
  await givenCustomer(page);
  const product = await givenProduct(90_000, 10);
  await openWithCart(page, "/robots.txt", { ...product, quantity: 1 });
  const release = await holdPart(page, "We send the order confirmation");
  await page.goto("/checkout", { waitUntil: "commit" });
  await comeAlive(page);
  await field(page, "email").focus();
  release();
  await expect(field(page, "firstName")).not.toHaveValue("");
  await page.keyboard.type("a@b.example");
  await expect(field(page, "email")).toHaveValue("a@b.example");
});

/** Sets the values like autofill, without events. */
async function fillSilently(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name).evaluate(
      (control: HTMLInputElement | HTMLSelectElement, text) => void (control.value = text),
      value,
    );
  }
}

test("an order uses the input from before the scripts ran, and no URL contains the card", async ({
  page,
}) => {
  const product = await givenProduct(90_000, 10);
  await openWithCart(page, "/robots.txt", { ...product, quantity: 1 });
  const release = await holdScripts(page);
  await page.goto("/checkout", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  await expect(field(page, "country")).toHaveValue("India");
  await expect(completeOrder(page)).toBeDisabled();
  await fillSilently(page, { email: freshEmail(), ...POSTAL_ADDRESS, ...CARD, expiryDate: "1139" });
  await field(page, "newsletter").check();
  await field(page, "cardNumber").press("Enter");
  release();
  await comeAlive(page);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(field(page, "expiryDate")).toHaveValue("11/39");
  await expect(field(page, "newsletter")).toBeChecked();
  await completeOrder(page).click();
  expect(await confirmedOrderNumber(page)).toMatch(/^KLN-/);
});
