import { expect, test } from "../fixtures";
import { mailsTo, sql } from "../shop";
import { field, freshEmail, themeChoice } from "../shopper";

/** Tests the pages that are not part of a purchase. */

test(
  "the header links to the landing page's sections",
  { tag: "@narrow" },
  async ({ page, isMobile }) => {
    await page.goto("/products");
    if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /why/i })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/#why-choose-us$/);
    await expect(page.locator("#why-choose-us").getByRole("heading").first()).toBeInViewport();
  },
);

test("a message reaches the shop, and a copy its writer", async ({ page }) => {
  const email = freshEmail();
  await page.goto("/#contact");
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await field(page, "name").fill("Asha Verma");
  await field(page, "email").fill(email);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please fill in the Message field.")).toBeVisible();
  await field(page, "message").fill("5000 soup tubs with lids, please.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message has reached us")).toBeVisible();
  const rows = await sql(`SELECT name, message FROM contact_messages WHERE email = $1`, [email]);
  expect(rows).toEqual([{ name: "Asha Verma", message: "5000 soup tubs with lids, please." }]);
  await mailsTo(email);
});

test(
  "a theme is chosen, stored, and applied before the first paint",
  { tag: "@narrow" },
  async ({ page, isMobile }) => {
    const isDark = () =>
      page.locator("html").evaluate((html) => getComputedStyle(html).colorScheme.includes("dark"));
    await page.goto("/");
    expect(await isDark()).toBe(false);
    await page.getByRole("button", { name: isMobile ? "Menu" : "Theme", exact: true }).click();
    await themeChoice(page, "Dark").click();
    await expect.poll(isDark).toBe(true);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.goto("/products", { waitUntil: "commit" });
    await expect.poll(isDark).toBe(true);
  },
);

test("a dark device gets the dark theme from the first paint on, until another is chosen", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("body")).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => localStorage.removeItem("theme"));
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
});

test("a page prints in ink on white, without interactive controls", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/privacy-policy");
  const back = page.getByRole("link", { name: "Back to Home" });
  await expect(back).toBeVisible();
  const sheet = () =>
    page.locator("body").evaluate((body) => {
      const { color, backgroundColor } = getComputedStyle(body);
      return [color, backgroundColor];
    });
  await expect.poll(sheet).toEqual(["rgb(236, 228, 210)", "rgb(26, 21, 16)"]);
  await page.emulateMedia({ media: "print" });
  await expect.poll(sheet).toEqual(["rgb(34, 36, 31)", "rgb(255, 255, 255)"]);
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("footer")).toBeHidden();
  await expect(back).toBeHidden();
});

test("a product prints with the content of all its tabs", async ({ page }) => {
  const demo = `SELECT "id" FROM "products" WHERE "isDemo" ORDER BY "name" LIMIT 1`;
  const [product] = await sql<{ id: string }>(demo);
  await page.goto(`/product/${product?.id}`);
  const panels = page.getByRole("tabpanel");
  await expect(panels).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(panels).toHaveCount(3);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(0);
});
