import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { givenAccount, signInAs, storedToken, type Account } from "../account";
import { givenSignedInAdmin } from "../admin";
import { givenCopies, givenOrder } from "../customer";
import {
  expect,
  expectDarkColours,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectSoundInBothThemes,
  test,
  followSystemTheme,
} from "../fixtures";
import { freshWord, givenProduct, givenProducts, mailsTo, sql } from "../shop";
import { toast } from "../shopper";

const TABS = [
  ["Overview", "/admin"],
  ["Promotions", "/admin?tab=promotions"],
  ["Searches", "/admin?tab=searches"],
  ["Companies", "/admin?tab=companies"],
  ["Users", "/admin?tab=users"],
  ["Settings", "/admin?tab=settings"],
  ["System", "/admin?tab=system"],
  ["Notifications", "/admin?tab=notifications"],
  ["2FA", "/admin?tab=2fa"],
] as const;
const PAGES = [
  ["Products", "products", "/admin/products"],
  ["Orders", "orders", "/admin/orders"],
  ["Audit Logs", "audit", "/admin/audit-logs"],
] as const;

const navigation = (page: Page) => page.getByRole("navigation", { name: "Admin" });

/** On a phone the navigation is in a menu. */
async function showNavigation(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect(menu.or(navigation(page)).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
}

const figures = (page: Page) => page.getByRole("list", { name: "Figures" });
const figure = (page: Page, title: string) =>
  figures(page).getByRole("listitem").filter({ hasText: title });

async function openOverview(page: Page): Promise<Account> {
  const admin = await givenSignedInAdmin(page);
  await page.goto("/admin");
  await expect(figures(page)).toBeVisible();
  return admin;
}

interface Stat {
  id: string;
  amount: number;
}

async function amounts(page: Page, { token }: Account): Promise<Record<string, number>> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.get("/api/admin/stats", { headers });
  const stats = (await response.json()) as Stat[];
  return Object.fromEntries(stats.map(({ id, amount }) => [id, amount]));
}

test(
  "every part is reached by its address and says which it is",
  { tag: "@narrow" },
  async ({ page, hasTouch }) => {
    await givenSignedInAdmin(page);
    for (const [name, address] of TABS) {
      await page.goto(address);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await showNavigation(page);
      const current = navigation(page).getByRole("link", { name, exact: true });
      await expect(current).toHaveAttribute("aria-current", "page");
      await expect(navigation(page).locator("[aria-current]")).toHaveCount(1);
      // On a desktop visitor/every-page.spec.ts runs axe on each tab.
      if (hasTouch) await expectNoAxeViolations(page);
    }
    await page.goto("/admin?tab=nonsense");
    await expect(figures(page)).toBeVisible();
    for (const [name, tab, address] of PAGES) {
      await page.goto(`/admin?tab=${tab}`);
      await expect(page).toHaveURL(address);
      await showNavigation(page);
      await expect(navigation(page).getByRole("link", { name, exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
    }
    await navigation(page).getByRole("link", { name: "Products" }).click();
    await expect(page).toHaveURL("/admin/products");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

/** Presses Tab until the link has the focus. Each press has taken effect when it returns. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  const isFocused = () => link.evaluate((element) => element === document.activeElement);
  do await page.keyboard.press("Tab");
  while (!(await isFocused()));
}

test("every part is reached by keyboard", async ({ page }) => {
  await openOverview(page);
  await navigation(page).getByRole("link", { name: "Overview" }).focus();
  for (const [name, address] of [TABS[1], TABS[2], TABS[3], TABS[4], TABS[5]]) {
    const link = navigation(page).getByRole("link", { name, exact: true });
    await tabTo(page, link);
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(link).toHaveAttribute("aria-current", "page");
  }
});

/** More than what other tests deliver, cancel and delete in the meantime. */
const MANY = 30;

test("the figures follow what happens in the shop", async ({ page }) => {
  const admin = await openOverview(page);
  const before = await amounts(page, admin);
  const product = await givenProduct(50_000, 3);
  await givenProducts(freshWord(), MANY, () => ({ pricePaise: 100, stockCount: 3 }));
  const order = await givenOrder(page, admin, { product, quantity: 1 });
  await givenCopies(order, MANY);
  await page.getByRole("button", { name: "Refresh" }).click();

  // Monthly figures restart with the month, so lib/dashboard/stats/stats.int.test.ts tests them.
  const open = figure(page, "Open Orders");
  const shown = async () =>
    Number(/Open Orders\s+([\d,]+)/.exec(await open.innerText())?.[1]?.replaceAll(",", ""));
  await expect.poll(shown).toBeGreaterThan(before["open-orders"] ?? 0);
  await expect(open).toContainText(/from last month|No earlier data/);
  const after = await amounts(page, admin);
  for (const id of ["products", "low-stock"])
    expect(after[id], id).toBeGreaterThan(before[id] ?? 0);
  await figure(page, "Low Stock").getByRole("link").click();
  await expect(page).toHaveURL("/admin/products?status=low");
  await page.goBack();
  await open.getByRole("link").click();
  await expect(page).toHaveURL("/admin/orders?status=Open");
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("Open");
});

test(
  "the charts can be read as tables, by keyboard, and over a year",
  { tag: "@narrow" },
  async ({ page }) => {
    const admin = await givenSignedInAdmin(page);
    const product = await givenProduct(50_000, 30);
    await givenOrder(page, admin, { product, quantity: 1 });
    await page.goto("/admin");
    const chart = page.getByRole("application", { name: /^Revenue over time/ });
    await chart.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("status").filter({ hasText: "₹" })).toContainText(/\d{4}/);

    const card = page.getByRole("region", { name: "Revenue and orders" });
    await card.getByRole("button", { name: "Show as table" }).click();
    const table = card.getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(31);
    // The day of the order may be yesterday by now.
    await expect(table.getByRole("row", { name: /₹[1-9]/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "12 months" }).click();
    await expect(table.getByRole("row")).toHaveCount(13);

    const categories = page.getByRole("region", { name: "By category" });
    await categories.getByRole("button", { name: "Show as table" }).click();
    await expect(categories.getByRole("row", { name: /^Protection/ })).toContainText("₹");
    // After keyboard use, a button can lie half under the header and be too small for axe.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoAxeViolations(page);
    await card.getByRole("button", { name: "Show as chart" }).click();
    await expect(chart).toBeVisible();
  },
);

test(
  "the header's search leads to a person on the Users tab, and filters there",
  { tag: "@narrow" },
  async ({ page }) => {
    const { email } = await openOverview(page);
    await page.getByRole("combobox", { name: "Search the shop" }).fill(email);
    await expect(page.getByRole("option", { name: email })).toBeVisible();
    await page.keyboard.press("Enter");
    const person = page.getByRole("dialog", { name: "Edit User" });
    await expect(person.getByLabel("Name")).not.toHaveValue("");
    await person.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/admin?${new URLSearchParams({ tab: "users", q: email })}`);
    const search = page.getByRole("searchbox", { name: "Search users" });
    const nobody = randomUUID();
    await search.fill(nobody);
    await expect(page).toHaveURL(`/admin?tab=users&q=${nobody}`);
    await expect(page.getByText("No Users Found")).toBeVisible();
    await search.fill("");
    await expect(page).toHaveURL("/admin?tab=users");
    await showNavigation(page);
    await navigation(page).getByRole("link", { name: "System" }).click();
    await expect(page).toHaveURL("/admin?tab=system");
    await expect(page.getByRole("combobox", { name: "Search the shop" })).toHaveValue("");
  },
);

test(
  "the theme changes, and Logout removes the token and goes home",
  { tag: "@narrow" },
  async ({ page }) => {
    await openOverview(page);
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    expect(await storedToken(page)).toBeNull();
    await page.goto("/admin");
    await expect(page).toHaveURL("/auth?next=%2Fadmin");
  },
);

test("the shop's name leads to the shop, and the title back to the dashboard", async ({ page }) => {
  await givenSignedInAdmin(page);
  await page.goto("/admin/orders");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Admin Dashboard" }).click();
  await expect(header.getByRole("heading", { name: "Admin Dashboard", level: 1 })).toBeVisible();
  await header.getByRole("link", { name: "KLN Packaging" }).click();
  await expect(page).toHaveURL("/");
});

test("a mail that was given up is sent again, once", async ({ page }) => {
  const admin = await givenSignedInAdmin(page);
  const product = await givenProduct(50_000, 30);
  const order = await givenOrder(page, admin, { product, quantity: 1 });
  await sql(
    `INSERT INTO pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
     VALUES ('mail-failed', jsonb_build_object('template', 'order-confirmation', 'orderId', $1::text),
       'mail', gen_random_uuid(), 12, '{"reason": "ESOCKET ECONNREFUSED CONN"}')`,
    [order._id],
  );
  const confirmations = async (least: number) =>
    (await mailsTo(admin.email, least)).filter(({ text }) => text?.includes(order.orderId));

  await page.goto("/admin?tab=system");
  const row = page.getByRole("row", { name: order.orderId });
  await expect(row).toContainText("The mail server could not be reached");
  await expectNoAxeViolations(page);
  await row.getByRole("button", { name: /^Try again/ }).click();
  await expect(toast(page, "Queued Again")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await confirmations(2)).length).toBe(2);
  const audited = await sql(
    `SELECT 1 FROM audit_logs WHERE action = 'Mail Job Retried' AND actor = $1`,
    [admin.email],
  );
  expect(audited).toHaveLength(1);
});

test("the system tells of itself, in every width", async ({ page }) => {
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=system");
  const parts = page.getByRole("list", { name: "Parts of the system" });
  await expect(parts.getByRole("listitem")).toHaveCount(8);
  for (const text of [/PostgreSQL\s*18/, "127.0.0.1:", "Up to date", "Entries"]) {
    await expect(parts).toContainText(text);
  }
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test("the overview fits every width and passes axe in both themes", async ({ page }) => {
  await followSystemTheme(page);
  const admin = await givenSignedInAdmin(page);
  // Without an order there is no chart.
  await givenOrder(page, admin, { product: await givenProduct(50_000, 30), quantity: 1 });
  await page.goto("/admin");
  await expect(page.getByRole("application").first()).toBeVisible();
  await expectSoundInBothThemes(page);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(figures(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto("/admin?tab=system");
  await expect(page.getByRole("list", { name: "Parts of the system" })).toBeVisible();
  await expectDarkColours(page);
});

test("a customer is sent away", async ({ page }) => {
  await signInAs(page, await givenAccount());
  await page.goto("/admin?tab=system");
  await expect(toast(page, "Access Denied")).toContainText(
    "You do not have permission to view this page.",
  );
  await expect(page).toHaveURL("/");
});

test("a profile that is refused ends the session", async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await givenSignedInAdmin(page);
  const refused = { status: 500, json: { message: "Something went wrong.", code: "internal" } };
  await page.route("**/api/auth/me", (route) => route.fulfill(refused));
  await page.goto("/admin");
  await expect(toast(page, "Error fetching user data")).toContainText(
    "Could not load user profile. Please log in again.",
  );
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).toBeNull();
});
