import type { BrowserContext, Page } from "@playwright/test";
import { openDialog, PASSWORD } from "../account";
import { expect, expectSoundInBothThemes, followSystemTheme, test } from "../fixtures";
import { field, freshEmail } from "../shopper";

/** Tests a user who goes offline (docs/decisions/2026-11-22-offline-page.md). */

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until the service worker has stored the offline page, which happens on the first visit. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.scriptURL;
  });

/** Goes offline after the worker's script has loaded: the browser reports an interrupted one as an error. */
async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await workerIsReady(page);
  await context.setOffline(true);
}

test("shows an offline page and continues when the connection returns", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 503/);
  await followSystemTheme(page);
  await page.goto("/cart");
  expect(await workerIsReady(page)).toMatch(/\/offline-worker\.js$/);
  await goOffline(context, page);
  await page.goto("/products");
  await expect(title(page)).toHaveText("You are offline");
  await expect(page.getByRole("link", { name: /^\+91/ })).toHaveAttribute("href", /^tel:\+91/);
  await expectSoundInBothThemes(page);
  const triedAgain = page.waitForEvent("load");
  await page.getByRole("button", { name: "Try again" }).click();
  await triedAgain;
  await expect(title(page)).toHaveText("You are offline");
  await context.setOffline(false);
  await expect(title(page)).not.toHaveText("You are offline");
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("shows it after following a link, with a way back", async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch/);
  await page.goto("/quote");
  await goOffline(context, page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(title(page)).toHaveText("You are offline");
  await context.setOffline(false);
  await expect(title(page)).toHaveText("Privacy Policy");
});

test("a form submitted offline keeps its input and says why it failed", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/products");
  await openDialog(page, "Login");
  await field(page, "email").fill(freshEmail());
  await field(page, "password").fill(PASSWORD);
  await goOffline(context, page);
  await page.getByRole("dialog").getByRole("button", { name: "Sign In", exact: true }).click();
  // The text is in a toast, or in its fallback when the toast code was not loaded before.
  await expect(page.getByText("Login Failed")).toBeVisible();
  await expect(page.getByText(/^You are offline\. What you typed is still here/)).toBeVisible();
  await expect(field(page, "password")).toHaveValue(PASSWORD);
});

test("a menu pressed offline says why it does not open, and opens when the connection returns", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products");
  await goOffline(context, page);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByText("Check your connection and press again.")).toBeVisible();
  await context.setOffline(false);
  await menu.click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Products" })).toBeVisible();
});
