import type { Request } from "@playwright/test";
import { givenAccount, storedToken } from "../account";
import { expect, test } from "../fixtures";
import { toast } from "../shopper";

// Tests pages opened with a token in the URL (docs/product.md: Pages).

for (const path of ["/products?category=boxes", "/dashboard"]) {
  test(`a token on ${path} signs in and names the account`, async ({ page }) => {
    const account = await givenAccount();
    const mark = path.includes("?") ? "&" : "?";
    await page.goto(`${path}${mark}token=${account.token}`);
    await expect(toast(page, "Login Successful")).toContainText(account.email);
    await expect(page).toHaveURL("/dashboard");
    expect(await storedToken(page)).toBe(account.token);
    const notice = page.getByRole("status").filter({ hasText: "A link has signed you in" });
    await expect(notice).toContainText(account.email);
    await notice.getByRole("button", { name: "This is my account" }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page).toHaveURL("/dashboard");
  });
}

test("a visitor logs out at once of an account that a link signed in to", async ({ page }) => {
  const account = await givenAccount();
  // Requests of the dashboard that are answered after the logout are refused.
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (request.url().includes("/api/")) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  await page.goto(`/?token=${account.token}`);
  const notice = page.getByRole("status").filter({ hasText: account.email });
  await expect(page.getByRole("main")).toContainText(`Welcome, ${account.name}`);
  await expect.poll(() => open.size).toBe(0);
  await notice.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).toBeNull();
});
