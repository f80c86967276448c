import { expect, expectNoAxeViolations, test } from "../fixtures";
import { mailsTo, sql } from "../shop";
import { completeOrder, confirmedOrderNumber, fillCheckout, freshEmail, toast } from "../shopper";

/** Tests a box in the buyer's own size, from the search to the order. */

test("a size is searched for, priced, changed and ordered @narrow", async ({ page }) => {
  const email = freshEmail();
  await page.goto("/products?q=mailer+box+236x157x73");
  await page.getByRole("link", { name: /^Mailer box .*a piece at 1,000$/ }).click();
  await expect(page).toHaveURL(/\/custom\/mailer-box\?l=236&w=157&h=73/);
  await expect(page.getByRole("img", { name: /^Mailer box, 236 × 157 × 73 mm/ })).toBeVisible();

  const prices = page.getByRole("table", { name: "Prices by quantity, before tax" });
  const before = await prices.innerText();
  await page.getByLabel("Print", { exact: true }).selectOption("2 colours outside");
  await page.getByLabel("Length").fill("240");
  await expect.poll(() => prices.innerText()).not.toBe(before);
  await expect(page).toHaveURL(/l=240&w=157&h=73.*print=flexo-2/);
  await expect(page.getByRole("img", { name: /^Mailer box, 240 × 157 × 73 mm/ })).toBeVisible();

  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(toast(page, "Added to Cart")).toBeVisible();
  await toast(page, "Added to Cart").getByRole("link", { name: "View Cart" }).click();
  const line = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "240 × 157 × 73 mm inside" });
  await expect(line).toContainText("E-flute, kraft, 2 colours outside");
  await expect(line).toContainText("Set-up for Mailer box: 2 colours outside");
  await page.getByRole("link", { name: "Proceed to Checkout" }).filter({ visible: true }).click();

  await fillCheckout(page, email);
  await completeOrder(page).click();
  await expect(toast(page, "Order Placed!")).toBeVisible();
  const orderNumber = await confirmedOrderNumber(page);
  const [stored] = await sql<{ spec: { made: object } }>(
    `SELECT l."spec" FROM "order_lines" l JOIN "orders" o ON o."id" = l."orderId"
     WHERE o."orderId" = $1 AND l."kind" = 'custom'`,
    [orderNumber],
  );
  expect(stored?.spec.made).toMatchObject({ length: 240, board: "e-kraft", print: "flexo-2" });
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain("240 × 157 × 73 mm inside");
});

test("one plain piece is added as a sample, and a small quantity as the minimum @narrow", async ({
  page,
}) => {
  await page.goto("/custom/mailer-box?l=230&w=155&h=70&print=flexo-2&qty=100");
  await page.getByRole("button", { name: "Order a Plain Sample" }).click();
  await expect(toast(page, "Added to Cart")).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  // Simulates a cart from when the style's minimum quantity was smaller.
  await page.evaluate(() => {
    const stored = localStorage.getItem("cart") ?? "";
    localStorage.setItem("cart", stored.replace('"quantity":100', '"quantity":60'));
  });
  await page.goto("/cart");
  const lines = page.getByRole("main").getByRole("listitem");
  const sample = lines.filter({
    hasText: "Sample, 230 × 155 × 70 mm inside, E-flute, kraft, Plain",
  });
  await expect(sample).toContainText("₹150.00");
  const box = lines.filter({ hasText: "2 colours outside" }).first();
  await expect(box).toContainText("We make at least 100 pieces.");
  await box.getByRole("button", { name: "Take 100 pieces for Mailer box" }).click();
  await expect(box.getByRole("textbox", { name: "Quantity of Mailer box" })).toHaveValue("100");
  await expectNoAxeViolations(page);
});

test("input before a price has loaded is kept, and a limit is reported at once", async ({
  page,
}) => {
  await page.goto("/custom/pizza-box?l=260&w=260&h=45&qty=500");
  await page.getByLabel("Height").fill("900");
  await expect(page.getByText(/The tallest pizza box we make is/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Ask us about this size" }).click();
  await expect(page).toHaveURL(/\/quote\?packaging=/);
  for (const [name, value] of [
    ["Kind of packaging", "Pizza box"],
    ["Quantity", "500"],
    ["Length", "260"],
    ["Material", "E-flute, kraft"],
    ["Anything else?", "Plain"],
  ] as const) {
    await expect(
      page.getByRole("textbox", { name, exact: true }).filter({ visible: true }),
    ).toHaveValue(value);
  }
  // The router keeps the previous page, hidden.
  await expect(page.getByLabel("Height").filter({ visible: true })).toHaveValue("900");
});

test("the landing page's drawing becomes a model in the typed size @narrow", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const section = page.getByRole("region", { name: "Your box, your size" });
  await expect(section.getByRole("img", { name: /^Mailer box, 230/ })).toBeVisible();
  await expect(section.locator("canvas")).toHaveCount(0);
  const { height } = (await section.boundingBox()) ?? {};
  await section.getByLabel("Length mm").fill("320");
  await expect(section.getByRole("img", { name: /^Mailer box, 320 × 155/ })).toBeVisible();
  await expect(section.locator("canvas[data-painted]")).toBeVisible();
  expect((await section.boundingBox())?.height, "nothing below it moves").toBe(height);
  await expectNoAxeViolations(page);
});
