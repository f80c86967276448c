import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answer, INTERNAL, ok, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { SignInPage } from "./sign-in-page";

const FROM_GUARD = "/auth?next=%2Fdashboard%3Ftab%3Dorders&reason=none";

const arrive = () => show(<SignInPage googleEnabled={false} hasCookie />, FROM_GUARD);

it("restores the token from the cookie, and returns to the page", async () => {
  const token = testToken(TEST_CLAIMS);
  answer("POST /auth/exchange", ok({ token }));
  await arrive();
  await expect.poll(address).toBe("/dashboard?tab=orders");
  expect(localStorage.getItem("kln_token")).toBe(token);
});

it("asks to log in for an invalid cookie, and says why", async () => {
  answer("POST /auth/exchange", refusal(401, "unauthenticated", guardTexts.expired.description));
  await arrive();
  await expect.element(page.getByText(guardTexts.none.description)).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Login to your account" })).toBeVisible();
});

it("signs nobody out while the shop cannot be reached", async () => {
  answer("POST /auth/exchange", INTERNAL);
  await arrive();
  await expect.element(page.getByText("You are still signed in.")).toBeVisible();
  answer("POST /auth/exchange", ok({ token: testToken(TEST_CLAIMS) }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(address).toBe("/dashboard?tab=orders");
});
