import { expect, test } from "../fixtures";
import { mailsTo, sql } from "../shop";
import { field, freshEmail, themeChoice } from "../shopper";

/** The pages around the purchase. */

test("the landing page makes the shop's claims", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const claim of [
    /100 pieces/,
    /3-5 business days/,
    /24-48 hrs/,
    /500\+/,
    /28 states/i,
    /within 24 hours/,
    /2-4 hours/,
  ]) {
    await expect(main.getByText(claim).first()).toBeVisible();
  }
  for (const id of ["services", "why-choose-us", "testimonials", "contact"]) {
    await expect(page.locator(`section#${id}`)).toBeVisible();
  }
  await expect(page.locator("#testimonials").getByRole("figure")).toHaveCount(6);
  await expect(main.getByRole("article")).toHaveCount(3);
  for (const hours of [/9:00\D+19:00/, /9:00\D+17:00/, /Closed/i]) {
    await expect(page.locator("#contact").getByText(hours).first()).toBeVisible();
  }
});

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

test("the assistant answers after a second", { tag: "@narrow" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: /^Chat/ }).click();
  const chat = page.getByRole("region", { name: "Chat assistant" });
  const lines = chat.getByRole("log").getByRole("paragraph");
  const input = chat.getByLabel("Your question");
  await expect(input).toBeFocused();
  const before = await lines.count();
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill("   ");
  await input.press("Enter");
  await expect(lines).toHaveCount(before);
  await input.fill("What is the minimum order?");
  await input.press("Enter");
  await expect(input).toBeDisabled();
  await page.clock.runFor(900);
  await expect(input).toBeDisabled();
  await page.clock.runFor(200);
  await expect(input).toBeEnabled();
  await expect(chat.getByRole("log")).toContainText("100");
  await chat.getByRole("button", { name: "Close chat" }).click();
  await expect(chat).toBeHidden();
});

test(
  "a theme is chosen, kept, and there before the first paint",
  { tag: "@narrow" },
  async ({ page, isMobile }) => {
    const isDark = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme.includes("dark"));
    await page.goto("/");
    expect(await isDark()).toBe(false);
    await page.getByRole("button", { name: isMobile ? "Menu" : "Theme", exact: true }).click();
    await themeChoice(page, "Dark").click();
    await expect.poll(isDark).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.goto("/products", { waitUntil: "commit" });
    await expect.poll(isDark).toBe(true);
  },
);

const POLICIES: [string, RegExp[]][] = [
  ["/privacy-policy", [/18/, /Last updated: January 2025/]],
  [
    "/terms-of-service",
    [/18 (years )?(of age )?or older/i, /30 days/, /12 months/, /Last updated: January 2025/],
  ],
  [
    "/returns-refund-policy",
    [
      /48 hours/,
      /2-5 business days/,
      /7-10 business days/,
      /30 days/,
      /90 days/,
      /Last updated: January 2025/,
    ],
  ],
];

for (const [path, statements] of POLICIES) {
  test(`the statements of ${path} stand there`, async ({ page }) => {
    await page.goto(path);
    const text = await page.getByRole("main").innerText();
    for (const statement of statements) expect(text).toMatch(statement);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test("the footer leads to every policy", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [path] of POLICIES) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test("an unknown address is a 404 that leads home", async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("login has a page", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("heading").first()).toBeVisible();
});
