import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "@/lib/client/session";
import { accountExamples } from "@/lib/identity/examples";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";
import { Guard } from "./guard";
import { SessionWatch } from "./session-watch";

const EXPIRED_TOKEN = testToken({ ...TEST_CLAIMS, exp: 1_700_000_000 });
const GUARDED = (
  <Guard>
    <h1>Your orders</h1>
  </Guard>
);
const PAGE = (
  <>
    <SessionWatch />
    <h1>Cart</h1>
  </>
);

const stored = () => localStorage.getItem("kln_token");

async function expectTold(because: "expired" | "invalid" | "role"): Promise<void> {
  await expect.element(page.getByText(guardTexts[because].title)).toBeVisible();
  await expect.element(page.getByText(guardTexts[because].description)).toBeVisible();
}

it.each([
  ["expired", EXPIRED_TOKEN],
  ["invalid", "nonsense"],
] as const)("removes a stored token that is %s, and asks to log in", async (because, token) => {
  signIn(token);
  await show(GUARDED, "/dashboard?tab=orders");
  await expect.poll(address).toBe(`/auth?next=%2Fdashboard%3Ftab%3Dorders&reason=${because}`);
  expect(stored()).toBeNull();
  expect(page.getByRole("heading", { name: "Your orders" }).elements()).toEqual([]);
});

it("drops the cookie with an invalid token, so that the next page is closed as well", async () => {
  document.cookie = "XSRF-TOKEN=one; path=/";
  const requested = answer("POST /auth/logout", ok(undefined));
  signIn("nonsense");
  await show(GUARDED, "/dashboard");
  await expect.poll(address).toBe("/auth?next=%2Fdashboard&reason=invalid");
  await expect.poll(() => requested).toHaveLength(1);
  document.cookie = "XSRF-TOKEN=; path=/; max-age=0";
});

it("shows a customer nothing that needs a permission", async () => {
  signIn(testToken(TEST_CLAIMS));
  const admin = (
    <Guard needs="admin.open">
      <h1>Users</h1>
    </Guard>
  );
  await show(admin, "/somewhere");
  await expectTold("role");
  await expect.poll(address).toBe("/");
  expect(page.getByRole("heading", { name: "Users" }).elements()).toEqual([]);
});

it("checks a stored session once on a public page", async () => {
  const requested = answer("GET /auth/me", ok(accountExamples.getProfile.answer));
  signIn(testToken(TEST_CLAIMS));
  await show(PAGE, "/cart");
  await expect.poll(() => requested).toHaveLength(1);
  expect(stored()).not.toBeNull();
});

it("reports on a public page that the session was ended elsewhere, and continues as a visitor", async () => {
  answer("GET /auth/me", refusal(401, "unauthenticated", guardTexts.expired.description));
  signIn(testToken(TEST_CLAIMS));
  await show(PAGE, "/cart");
  await expectTold("expired");
  expect(address()).toBe("/cart");
  expect(stored()).toBeNull();
});

it("removes an unreadable token from the browser, and reports it", async () => {
  signIn("nonsense");
  await show(PAGE, "/products");
  await expect.element(page.getByText("Logged Out")).toBeVisible();
  await expect.poll(address).toBe("/");
  expect(stored()).toBeNull();
});

it("removes a worthless token from the URL, and changes nothing else", async () => {
  await show(PAGE, "/products?q=box&token=nonsense");
  await expectTold("invalid");
  expect(address()).toBe("/products?q=box");
  expect(stored()).toBeNull();
});
