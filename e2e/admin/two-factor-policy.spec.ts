import type { Page } from "@playwright/test";
import { dialog, PASSWORD, storedToken, submitLogin } from "../account";
import { expect, expectNoAxeViolations } from "../fixtures";
import { test } from "../own-shop";
import { field, toast } from "../shopper";
import { authenticator, type Authenticator } from "./steps/authenticator";

test.use({ shopOf: "two-factor-policy" });

const SECOND_ADMIN = "meera@example.com";
const REQUIRED = "Admins of this shop must use two-factor authentication. Set it up to continue.";

const code = (page: Page) => field(page, "twoFactorToken");
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const rule = (page: Page) =>
  page.getByRole("switch", { name: "Admins must use two-factor authentication" });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/auth");
  await submitLogin(page, email);
  await page.waitForURL("/dashboard");
}

/** Sets up two-factor authentication from the page of a user who has it off. */
async function setUp(page: Page): Promise<Authenticator> {
  await field(page, "currentPassword").fill(PASSWORD);
  await button(page, "Generate Secret").click();
  const key = await page.locator("code").innerText();
  const app = authenticator(key.replaceAll(" ", ""));
  await code(page).fill(await app.next());
  await button(page, "Confirm").click();
  await button(page, "I have saved them").click();
  await expect(page.getByText("Two-factor authentication is on")).toBeVisible();
  return app;
}

async function readStatus(page: Page, path: string): Promise<number> {
  const headers = { Authorization: `Bearer ${await storedToken(page)}` };
  return (await page.request.get(path, { headers })).status();
}

test("admins must use two-factor authentication, from the owner's switch until it is off again", async ({
  page,
  browser,
  baseURL,
  shop,
  problems,
}) => {
  // Runs two users with an authenticator app each, whose codes each work once, and two commands.
  test.slow();
  problems.allow(/status of 40[13]/);
  await shop.operate(
    "admin:create",
    ["--email", SECOND_ADMIN, "--name", "Meera Nair", "--password-stdin"],
    PASSWORD,
  );
  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await signIn(theirs, SECOND_ADMIN);
  await theirs.goto("/admin");
  await expect(theirs.getByRole("list", { name: "Figures" })).toBeVisible();

  await test.step("the owner sets it up and requires it of all", async () => {
    await signIn(page, shop.ownerEmail);
    await page.goto("/admin?tab=2fa");
    await setUp(page);
    await expect(page.getByText("One person has it off now.")).toBeVisible();
    await page.getByRole("link", { name: "See who" }).click();
    await expect(page.getByRole("row", { name: SECOND_ADMIN })).toContainText("2FA off");
    await page.goBack();
    await rule(page).click();
    await expect(dialog(page)).toContainText("has not set it up yet");
    await dialog(page).getByRole("button", { name: "Turn On" }).click();
    await expect(
      toast(page, "Admins must use two-factor authentication updated successfully"),
    ).toBeVisible();
    await expect(rule(page)).toBeChecked();
    await code(page).fill("000000");
    await expect(button(page, "Disable")).toBeDisabled();
    await expect(page.getByText("It cannot be disabled while admins must use it.")).toBeVisible();
  });

  await test.step("the other admin is redirected to the setup and then continues", async () => {
    for (const path of ["/api/admin/users", "/api/admin/orders", "/api/admin/settings"]) {
      expect(await readStatus(theirs, path), path).toBe(403);
    }
    const navigation = theirs.getByRole("navigation", { name: "Admin" });
    await navigation.getByRole("link", { name: "Users" }).click();
    await expect(theirs).toHaveURL("/admin?tab=2fa");
    await expect(theirs.getByText(REQUIRED)).toBeVisible();
    await theirs.goto("/admin/orders");
    await expect(theirs).toHaveURL("/admin?tab=2fa");
    await expectNoAxeViolations(theirs);
    await setUp(theirs);
    await expect(theirs.getByText(REQUIRED)).toHaveCount(0);
    await navigation.getByRole("link", { name: "Users" }).click();
    await expect(theirs.getByRole("row", { name: SECOND_ADMIN })).toContainText("2FA on");
    expect(await readStatus(theirs, "/api/admin/users")).toBe(200);
  });

  await test.step("a lost phone is reset by the operator, and the rule applies again", async () => {
    const told = await shop.operate("admin:reset-2fa", ["--email", SECOND_ADMIN]);
    expect(told).toContain(`Two-factor authentication of ${SECOND_ADMIN} is off`);
    expect(await readStatus(theirs, "/api/auth/me")).toBe(401);
    await theirs.context().clearCookies();
    await theirs.goto("/robots.txt");
    await theirs.evaluate(() => localStorage.clear());
    await signIn(theirs, SECOND_ADMIN);
    await theirs.goto("/admin");
    await expect(theirs).toHaveURL("/admin?tab=2fa");
    await expect(theirs.getByText(REQUIRED)).toBeVisible();
  });

  await test.step("the owner turns the rule off", async () => {
    await rule(page).click();
    await expect(rule(page)).not.toBeChecked();
    await theirs.goto("/admin");
    await expect(theirs.getByRole("list", { name: "Figures" })).toBeVisible();
    expect(await readStatus(theirs, "/api/admin/users")).toBe(200);
  });
  await theirs.context().close();
});
