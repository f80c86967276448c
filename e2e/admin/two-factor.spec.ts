import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { dialog, logIn, PASSWORD, submitLogin, type Account } from "../account";
import { givenSignedInAdmin } from "../admin";
import { showIn } from "../customer";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { mailsTo, sql } from "../shop";
import { closeToasts, field, toast } from "../shopper";
import { authenticator, type Authenticator } from "./authenticator";

const REFUSED = /status of 400/;

const code = (page: Page): Locator => field(page, "twoFactorToken");
const button = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function openTab(page: Page): Promise<Account> {
  const admin = await givenSignedInAdmin(page);
  await page.goto("/admin?tab=2fa");
  await expect(page.getByText("Two-factor authentication is off")).toBeVisible();
  return admin;
}

/** Presses the button that makes a secret and answers the app that was set up with it by hand. */
async function startSetup(page: Page, press = "Generate Secret"): Promise<Authenticator> {
  if (press === "Generate Secret") await field(page, "currentPassword").fill(PASSWORD);
  await button(page, press).click();
  await expect(toast(page, "2FA Setup Initiated").first()).toContainText("Scan the QR code");
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  const key = await page.locator("code").innerText();
  return authenticator(key.replaceAll(" ", ""));
}

async function confirm(page: Page, app: Authenticator): Promise<string[]> {
  await code(page).fill(await app.next());
  await button(page, "Confirm").click();
  await expect(toast(page, "2FA Enabled").first()).toContainText("now active for your account");
  return page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
}

async function enable(page: Page): Promise<{ app: Authenticator; codes: string[] }> {
  const app = await startSetup(page);
  const codes = await confirm(page, app);
  await button(page, "I have saved them").click();
  await expect(page.getByText("Two-factor authentication is on")).toBeVisible();
  return { app, codes };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/");
}

test("an admin sets it up, signs in with it and turns it off", async ({ page }) => {
  const admin = await openTab(page);
  const app = await startSetup(page);
  const codes = await confirm(page, app);
  expect(new Set(codes).size).toBe(10);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download").click(),
  ]);
  expect(file.suggestedFilename()).toBe("recovery-codes.txt");
  const text = await readFile(await file.path(), "utf8");
  for (const recoveryCode of codes) expect(text).toContain(recoveryCode);
  await button(page, "I have saved them").click();
  await expect(page.getByText("10 recovery codes left.")).toBeVisible();

  await logOut(page);
  await page.goto("/auth");
  await submitLogin(page, admin.email);
  await code(page).fill(await app.next());
  await page.waitForURL("/dashboard");

  await page.goto("/admin?tab=2fa");
  await code(page).fill(await app.next());
  await button(page, "Disable").click();
  await expect(toast(page, "2FA Disabled")).toContainText("deactivated for your account");
  await expect(page.getByText("Two-factor authentication is off")).toBeVisible();
  await logOut(page);
  await logIn(page, admin);

  const subjects = (await mailsTo(admin.email, 3)).map(({ subject }) => subject);
  expect(subjects).toContain("Two-factor authentication was turned on");
  expect(subjects).toContain("Two-factor authentication was turned off");
});

test("the buttons work at six characters, and a wrong code is told", async ({ page, problems }) => {
  problems.allow(REFUSED);
  // Written to the console, as the note about the secret says.
  problems.allow(/^uncaught on .*This code is wrong/);
  await openTab(page);
  const app = await startSetup(page);
  const token = code(page);
  await expect(token).toHaveAttribute("maxlength", "6");
  await expect(token).toHaveAttribute("placeholder", "6-digit code");
  await expect(token).toHaveAttribute("inputmode", "numeric");
  await expect(token).toHaveAttribute("autocomplete", "one-time-code");
  for (const [typed, works] of [
    ["", false],
    ["12345", false],
    ["000000", true],
  ] as const) {
    await token.fill(typed);
    await expect(button(page, "Confirm")).toBeEnabled({ enabled: works });
  }
  await token.press("Enter");
  await expect(toast(page, "Failed to enable 2FA. Check your token and try again.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This code is wrong");
  await expect(token).toBeFocused();

  await confirm(page, app);
  await button(page, "I have saved them").click();
  for (const name of ["Disable", "Generate New Secret", "New Recovery Codes"]) {
    await expect(button(page, name)).toBeDisabled();
  }
  await token.fill("000000");
  for (const name of ["Disable", "Generate New Secret", "New Recovery Codes"]) {
    await expect(button(page, name)).toBeEnabled();
  }
  await button(page, "Disable").click();
  await expect(toast(page, "Failed to disable 2FA. Check your token and try again.")).toBeVisible();
  await token.fill("000001");
  const entry = page.waitForEvent("pageerror");
  await button(page, "Generate New Secret").click();
  await expect(
    toast(page, "Failed to generate 2FA secret. Please check console for details."),
  ).toBeVisible();
  expect((await entry).message).toContain("This code is wrong");
});

test("nothing can be pressed twice while a request runs", async ({ page }) => {
  await openTab(page);
  const app = await startSetup(page);
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route("**/api/auth/2fa/enable", async (route) => {
    await held;
    await route.continue();
  });
  await code(page).fill(await app.next());
  await button(page, "Confirm").click();
  for (const name of ["Confirm", "Cancel Setup"]) await expect(button(page, name)).toBeDisabled();
  release(undefined);
  await expect(button(page, "I have saved them")).toBeVisible();
});

test("a setup can be dropped, and goes on after the page was loaded anew", async ({ page }) => {
  await openTab(page);
  await startSetup(page);
  await button(page, "Cancel Setup").click();
  await expect(page.getByText("Two-factor authentication is off")).toBeVisible();

  const app = await startSetup(page);
  await page.reload();
  await expect(page.getByText("Setup is not finished")).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code" })).toHaveCount(0);
  await confirm(page, app);

  await button(page, "I have saved them").click();
  await page.reload();
  await expect(page.getByText("Two-factor authentication is on")).toBeVisible();
});

test("a new secret takes over once it is confirmed, and brings new recovery codes", async ({
  page,
}) => {
  await openTab(page);
  const { app, codes } = await enable(page);
  await code(page).fill(await app.next());
  const moved = await startSetup(page, "Generate New Secret");
  await expect(page.getByText("Your current app keeps working")).toBeVisible();
  const fresh = await confirm(page, moved);
  expect(fresh.filter((each) => codes.includes(each))).toEqual([]);
});

test("nobody leaves the recovery codes by mistake", async ({ page }) => {
  await openTab(page);
  await confirm(page, await startSetup(page));
  const navigation = page.getByRole("navigation", { name: "Admin" });
  await navigation.getByRole("link", { name: "Users" }).click();
  await expect(dialog(page)).toContainText("Have you saved the codes?");
  await dialog(page).getByRole("button", { name: "Stay Here" }).click();
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible();
  await navigation.getByRole("link", { name: "Users" }).click();
  await dialog(page).getByRole("button", { name: "Leave Without Them" }).click();
  await page.waitForURL("/admin?tab=users");
});

test("a recovery code helps where the phone is lost", async ({ page, problems }) => {
  problems.allow(REFUSED);
  await openTab(page);
  const { codes } = await enable(page);
  const [first = "", second = ""] = codes;
  await button(page, "Phone lost? Use a recovery code").click();
  const recovery = dialog(page).getByRole("textbox", { name: "Recovery code" });
  await recovery.fill("no such code");
  await dialog(page).getByRole("button", { name: "Disable" }).click();
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  await recovery.fill(first.toLowerCase());
  await dialog(page).getByRole("button", { name: "Set Up a New Phone" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await button(page, "Cancel Setup").click();
  await expect(page.getByText("9 recovery codes left.")).toBeVisible();

  await button(page, "Phone lost? Use a recovery code").click();
  await recovery.fill(second);
  await dialog(page).getByRole("button", { name: "Disable" }).click();
  await expect(toast(page, "2FA Disabled")).toBeVisible();
  await expect(page.getByText("Two-factor authentication is off")).toBeVisible();
});

test("a failed load is told, with the way to try again", async ({ page, problems }) => {
  problems.allow(/api\/auth\/2fa|status of 500/);
  await givenSignedInAdmin(page);
  await page.route("**/api/auth/2fa", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin?tab=2fa");
  const failure = "Failed to fetch user data for 2FA settings.";
  await expect(toast(page, failure)).toBeVisible();
  await page.unroute("**/api/auth/2fa");
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Two-factor authentication is off")).toBeVisible();
});

test("the rule for all admins is set by nobody who does not follow it", async ({ page }) => {
  const admin = await openTab(page);
  const rule = page.getByRole("switch", { name: "Admins must use two-factor authentication" });
  await expect(rule).toBeDisabled();
  await expect(page.getByText("Set it up for your own account first.")).toBeVisible();
  const response = await page.request.put("/api/admin/settings/adminsMustUseTwoFactor", {
    headers: { Authorization: `Bearer ${admin.token}` },
    data: { value: "yes" },
  });
  expect(response.status()).toBe(400);
  await enable(page);
  await expect(rule).toBeEnabled();
  // The tests share one shop: here nobody is locked out.
  await rule.click();
  await expect(dialog(page)).toContainText("Require it for all admins?");
  await dialog(page).getByRole("button", { name: "Leave Off" }).click();
  await expect(rule).not.toBeChecked();
});

test("a customer is refused", async ({ page }) => {
  const admin = await givenSignedInAdmin(page);
  await sql(`UPDATE users SET role = 'user' WHERE email = $1`, [admin.email]);
  const response = await page.request.get("/api/auth/2fa", {
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  expect(response.status()).toBe(403);
  const login = await page.request.post("/api/auth/login", {
    data: { email: admin.email, password: PASSWORD },
  });
  expect(login.status()).toBe(200);
});

for (const theme of ["light", "dark"] as const) {
  test(`each state is sound in the ${theme} theme`, { tag: "@narrow" }, async ({ page }) => {
    await openTab(page);
    await showIn(page, theme);
    const expectSound = async (sign: string) => {
      await expect(page.getByText(sign)).toBeVisible();
      await closeToasts(page);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    };
    await expectSound("Two-factor authentication is off");
    const app = await startSetup(page);
    await expectSound("Set up your authenticator app");
    await confirm(page, app);
    await expectSound("Save your recovery codes");
    await button(page, "I have saved them").click();
    await expectSound("Two-factor authentication is on");
    await button(page, "Phone lost? Use a recovery code").click();
    await expectSound("It cannot be used again.");
  });
}
