import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { givenProduct } from "./shop";
import { completeOrder, field, freshEmail, openWithCart, toast } from "./shopper";

/** The first press counts: nothing moves away under it, and none is lost while a page comes alive. */

/** Presses as a hand does: what the press brings about may move the page before the release. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to press.");
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
}

test("Complete Order is heard with the last field empty", async ({ page }) => {
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

test("the contact form is heard with its message empty", async ({ page }) => {
  await page.goto("/#contact");
  await field(page, "message").focus();
  await pressSlowly(page, page.getByRole("button", { name: "Send message" }));
  await expect(page.getByText("Please fill in the Message field.")).toBeVisible();
  await expect(field(page, "name")).toBeFocused();
});
