import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  dialog,
  givenAdmin,
  givenRegistered,
  PASSWORD,
  storedToken,
  verifyByMail,
} from "../account";
import { expect, test } from "../fixtures";
import { field, toast } from "../shopper";

// Signs in with a real OpenID provider on loopback (e2e/support/stand-ins/openid-provider.ts).

test.beforeEach(async ({ page }) => {
  // The provider's pages request fonts from the network and do not render before the request ends.
  await page.route(/fonts\.googleapis\.com/, (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
});

async function logInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.locator("[name=login]").fill(email);
  await page.locator("[name=password]").fill("anything");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("a new customer returns from Google to the requested page", async ({ page }) => {
  const email = `google-${randomUUID()}@example.com`;
  await page.goto("/dashboard?tab=orders");
  await logInAtProvider(page, email);
  await expect(toast(page, "Login Successful")).toContainText(email);
  await expect(page).toHaveURL("/dashboard?tab=orders");
  expect(await storedToken(page)).toBeTruthy();
});

test("a cancelled consent shows a clear message", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(toast(page, "Login Failed")).toContainText("You cancelled the Google sign-in");
  await expect(page).toHaveURL("/auth");
  await expect(dialog(page)).toBeVisible();
});

test("an email that the provider has not verified is refused", async ({ page }) => {
  await page.goto("/auth");
  await logInAtProvider(page, `unverified-${randomUUID()}@example.com`);
  await expect(toast(page, "Login Failed")).toContainText("has not verified this email address");
  expect(await storedToken(page)).toBeNull();
});

test("a verified email signs in to its existing account", async ({ page, request, problems }) => {
  problems.allow(/status of 400/);
  const { email, name } = await givenRegistered(request);
  await verifyByMail(page, email, PASSWORD);
  await dialog(page).getByRole("button", { name: "Sign In" }).click();
  await logInAtProvider(page, email);
  await expect(toast(page, "Login Successful")).toContainText(name);
});

test("an admin enters the second factor after Google too", async ({ page, request, problems }) => {
  problems.allow(/status of 400/);
  const admin = await givenAdmin(await givenRegistered(request));
  await verifyByMail(page, admin.email, PASSWORD);
  await dialog(page).getByRole("button", { name: "Sign In" }).click();
  await logInAtProvider(page, admin.email);
  await expect(field(page, "twoFactorToken")).toBeFocused();
  await expect(page).toHaveURL("/auth");
  await field(page, "twoFactorToken").pressSequentially(admin.code());
  await expect(page).toHaveURL("/dashboard");
});
