import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

// "Continue with Google" against a real OpenID provider on loopback: lib/testing/openid-provider.ts.

test.beforeEach(({ problems }) => {
  // The provider's pages name a font of another host.
  problems.allow(/fonts\.googleapis\.com/);
});

/** On the provider's own pages: says who one is and agrees. */
async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(email);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

async function continueWithGoogle(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL(/\/interaction\/|\/auth\/|:\d+\/auth/);
}

test("a visitor signs in with Google and is greeted on the dashboard", async ({ page }) => {
  const email = `google-${randomUUID()}@example.in`;
  await continueWithGoogle(page);
  await signInAtProvider(page, email);
  await page.waitForURL("**/dashboard");
  await expect(page.getByText(email).first()).toBeVisible();
  expect(page.url()).not.toContain("token");
  expect(await page.evaluate(() => localStorage.getItem("kln_token"))).toMatch(/^ey/);
});

test("an address that the provider does not vouch for signs nobody in", async ({ page }) => {
  await continueWithGoogle(page);
  await signInAtProvider(page, `unverified-${randomUUID()}@example.in`);
  await page.waitForURL(/\/auth(\?|$)/);
  await expect(page.getByRole("status").or(page.getByRole("alert")).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("kln_token"))).toBeNull();
});

test("a cancelled consent comes back to the sign-in page and says so", async ({ page }) => {
  await continueWithGoogle(page);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL(/\/auth(\?|$)/);
  await expect(page.getByText(/cancel/i).first()).toBeVisible();
});

test("an answer that belongs to no request of ours is refused", async ({ page, request }) => {
  const forged = await request.get("/api/auth/callback/google?code=stolen&state=forged", {
    maxRedirects: 0,
  });
  expect(forged.headers().location).toBe("/auth?error=google_failed");
  expect(forged.headers()["set-cookie"] ?? "").not.toContain("session-token=ey");
  await page.goto("/auth?error=google_failed");
  await expect(page.getByText(/Google/).first()).toBeVisible();
});
