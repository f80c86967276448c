import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { dialog, logIn, PASSWORD, submitLogin, type Account } from "../account";
import { givenSignedInAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { mailAbout } from "../shop";
import { field, toast } from "../shopper";
import { authenticator, type Authenticator } from "./steps/authenticator";

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

/** Presses the button that generates a secret; returns an authenticator app set up with it by hand. */
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
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
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

test("an admin sets up two-factor, signs in with it and turns it off", async ({ page }) => {
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
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Users" })
    .click();
  await expect(dialog(page)).toContainText("Have you saved the codes?");
  await dialog(page).getByRole("button", { name: "Stay Here" }).click();
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

  await mailAbout(admin.email, "Two-factor authentication was turned on");
  await mailAbout(admin.email, "Two-factor authentication was turned off");
});

test("a recovery code replaces a lost phone", async ({ page, problems }) => {
  problems.allow(REFUSED);
  await openTab(page);
  const { codes } = await enable(page);
  const [first = "", second = ""] = codes;
  await button(page, "Phone lost? Use a recovery code").click();
  const recovery = dialog(page).getByRole("textbox", { name: "Recovery code" });
  await recovery.fill("no such code");
  await dialog(page).getByRole("button", { name: "Disable" }).click();
  await expect(recovery).toHaveAttribute("aria-invalid", "true");
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
