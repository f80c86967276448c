import type { Page } from "@playwright/test";
import { testToken, TEST_CLAIMS } from "../steps/session-token";
import {
  forgetCookie,
  givenAccount,
  signInAs,
  storedToken,
  storeToken,
  submitLogin,
  type Account,
} from "../account";
import { givenCustomer, givenOrder } from "../customer";
import { expect, test } from "../fixtures";
import { givenProduct, sql } from "../shop";
import { field, toast } from "../shopper";

const TEXTS = {
  none: ["Authentication Required", "Please log in to access this page."],
  expired: ["Session Expired", "Your session has expired. Please log in again."],
  invalid: [
    "Authentication Error",
    "There was an issue with your authentication. Please log in again.",
  ],
  role: ["Access Denied", "You do not have permission to view this page."],
} as const;

const REFUSED = /status of 401/;

test("without a session the guard asks to log in and returns to the page", async ({ page }) => {
  const account = await givenAccount();
  await page.goto("/dashboard?tab=orders");
  await expect(toast(page, TEXTS.none[0])).toContainText(TEXTS.none[1]);
  await expect(page).toHaveURL("/auth?next=%2Fdashboard%3Ftab%3Dorders");
  await submitLogin(page, account.email);
  await expect(page).toHaveURL("/dashboard?tab=orders");
  // A signed-in customer skips the sign-in page and may not open the admin.
  await page.goto("/auth?next=/products");
  await expect(page).toHaveURL("/products");
  await page.goto("/admin");
  await expect(toast(page, TEXTS.role[0])).toContainText(TEXTS.role[1]);
  await expect(page).toHaveURL("/");
});

test("a token that the server did not sign is an authentication error", async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  await page.goto("/robots.txt");
  await storeToken(page, testToken(TEST_CLAIMS));
  await page.goto("/dashboard");
  await expect(toast(page, TEXTS.invalid[0])).toContainText(TEXTS.invalid[1]);
  expect(await storedToken(page)).toBeNull();
});

/** Ends every session of the account, like its owner on another device. */
const endElsewhere = ({ email }: Account) =>
  sql(
    `UPDATE sessions SET "revokedAt" = now() WHERE "userId" = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );

async function expectSignedOut(page: Page, next: string): Promise<void> {
  await expect(toast(page, TEXTS.expired[0])).toContainText(TEXTS.expired[1]);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(next)}`);
  await expect(page.getByText("Order Not Found")).toHaveCount(0);
  await expect(toast(page, "Error")).toHaveCount(0);
  expect(await storedToken(page)).toBeNull();
  const sessions = async () =>
    (await page.context().cookies()).filter(({ name }) => name.endsWith("session-token"));
  await expect.poll(sessions).toEqual([]);
}

test("an order's page reports that its session was ended elsewhere", async ({ page, problems }) => {
  problems.allow(REFUSED);
  const account = await givenCustomer(page);
  const { _id } = await givenOrder(page, account, {
    product: await givenProduct(125_000, 50),
    quantity: 1,
  });
  await page.goto(`/order/${_id}`);
  const invoice = page.getByRole("link", { name: "Download Invoice" });
  await expect(invoice).toBeVisible();
  await endElsewhere(account);
  await invoice.click();
  await expectSignedOut(page, `/order/${_id}`);
  await submitLogin(page, account.email);
  await page.waitForURL(`/order/${_id}`);
  await expect(invoice).toBeVisible();
  await endElsewhere(account);
  await page.reload();
  await expectSignedOut(page, `/order/${_id}`);
});

test("a page without a guard reports it as well, and keeps the input", async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  const account = await givenCustomer(page);
  await page.goto("/#contact");
  const form = page.getByRole("form", { name: "Contact form" });
  await field(page, "name").fill("Asha");
  await field(page, "email").fill("asha@example.com");
  await field(page, "message").fill("Two hundred boxes, please.");
  await endElsewhere(account);
  await form.getByRole("button", { name: "Send message" }).click();
  await expectSignedOut(page, "/");
  await submitLogin(page, account.email);
  await page.waitForURL("/#contact");
  await expect(field(page, "message")).toHaveValue("Two hundred boxes, please.");
});

test("cookie and stored token restore each other, and an outage signs nobody out", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  await signInAs(page, await givenAccount());
  const token = await storedToken(page);
  await forgetCookie(page);
  await page.goto("/dashboard?tab=profile");
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
  await expect(page).toHaveURL("/dashboard?tab=profile");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await storeToken(page, null);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Account of" })).toBeVisible();
  expect(await storedToken(page)).toBe(token);

  await forgetCookie(page);
  const outage = { status: 503, json: { code: "unavailable", message: "Not now." } };
  await page.route("**/api/auth/exchange", (route) => route.fulfill(outage));
  await page.goto("/dashboard");
  await expect(page.getByText("You are still signed in.")).toBeVisible();
  expect(await storedToken(page)).toBe(token);
  await page.unroute("**/api/auth/exchange");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/dashboard");
});
