import { expect, test } from "../fixtures";
import { mailsTo, sql } from "../shop";
import { field, freshEmail, themeChoice } from "../shopper";

/** The pages around the purchase. */

test(
  "the header leads to the landing page's sections",
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

test("a message reaches the shop, and its writer", { tag: "@narrow" }, async ({ page }) => {
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
  "a theme is chosen, kept, and there before the first paint",
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

test("a page is drawn before its scripts run", async ({ page }) => {
  await page.addInitScript(() => {
    const early: string[] = [];
    let isDrawn = false;
    requestAnimationFrame(() => (isDrawn = true));
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isScript = node instanceof HTMLScriptElement && node.src !== "" && !node.noModule;
        if (isScript && !isDrawn) early.push(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { early });
  });
  await page.goto("/");
  await expect(page.locator("script[src*='/_next/']:not([nomodule])").nth(3)).toBeAttached();
  expect(await page.evaluate("window.early")).toEqual([]);
});

test("a page that nobody looks at waits for no picture of it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    addEventListener("DOMContentLoaded", () => {
      const scripts = document.querySelectorAll("script[src][async]").length;
      Object.assign(window, { scripts });
    });
  });
  await page.goto("/");
  expect(await page.evaluate("window.scripts")).toBeGreaterThan(3);
});
