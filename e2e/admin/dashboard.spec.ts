import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { storedToken, type Account } from "../account";
import { givenSignedInAdmin } from "../admin";
import { expect, test } from "../fixtures";

const TABS = [
  ["Overview", "/admin"],
  ["Users", "/admin?tab=users"],
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

async function openOverview(page: Page): Promise<Account> {
  const admin = await givenSignedInAdmin(page);
  await page.goto("/admin");
  await expect(figures(page)).toBeVisible();
  return admin;
}

test("tabs have URLs and headings", { tag: "@narrow" }, async ({ page }) => {
  await givenSignedInAdmin(page);
  for (const [name, address] of TABS) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await showNavigation(page);
    const current = navigation(page).getByRole("link", { name, exact: true });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(navigation(page).locator("[aria-current]")).toHaveCount(1);
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
});

test("the header's search opens a user on the Users tab, and filters there", async ({ page }) => {
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
});

test("the theme changes, and Logout removes the token and opens the home page", async ({
  page,
}) => {
  await openOverview(page);
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).toBeNull();
  await page.goto("/admin");
  await expect(page).toHaveURL("/auth?next=%2Fadmin");
});
