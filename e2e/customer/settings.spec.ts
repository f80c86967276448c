import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PASSWORD, dialog, storedToken, verifyByMail } from "../account";
import { givenCustomer, SHIPPING_ADDRESS } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { layoutShift } from "../layout-shifts";
import { sql } from "../shop";
import { field, freshEmail, toast } from "../shopper";

const NEW_PASSWORD = "eleven corrugated boards";

test("a saved profile persists and is in the new token", async ({ page }) => {
  await givenCustomer(page);
  await page.goto("/dashboard?tab=profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expectNoAxeViolations(page);
  await field(page, "name").fill("Asha Rani Verma");
  await field(page, "company").fill("Kraft & Co");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Profile Updated")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Changes" })).toHaveCount(0);
  await expect(page.getByText(/^Welcome.*, Asha Rani Verma$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Kraft & Co")).toBeVisible();
  await page.getByRole("button", { name: /Account of Asha Rani Verma/ }).click();
});

test("notices about the email load with the profile and move nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await givenCustomer(page);
  await page.goto("/dashboard?tab=profile");
  await expect(page.getByText("Please confirm your email address")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.05);
});

test("a new email requires the password and its emailed link", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  const account = await givenCustomer(page);
  const email = freshEmail();
  await page.goto("/dashboard?tab=profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await field(page, "email").fill(email);
  await field(page, "currentPassword").fill("not it");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Profile Update Failed")).toContainText(
    "Could not update profile. Please try again.",
  );
  await expect(page.getByText("The current password is wrong.")).toBeVisible();
  await field(page, "currentPassword").fill(PASSWORD);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Profile Updated")).toContainText(email);
  await expect(page.getByText(`Until then your email stays ${account.email}`)).toBeVisible();
  await verifyByMail(page, email);
  // The token has the new email at once, not only after the next login.
  await expect.poll(() => storedClaim(page, "email")).toBe(email);
  await page.goto("/dashboard?tab=profile");
  await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();
});

test("a changed password ends the other sessions", async ({ page, request, problems }) => {
  problems.allow(/status of 400/);
  const account = await givenCustomer(page);
  const login = { email: account.email, password: PASSWORD };
  const other = await request.post("/api/auth/login", { data: login });
  const { token } = (await other.json()) as { token: string };
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Change Password" }).click();
  await field(page, "currentPassword").fill("not it");
  await field(page, "newPassword").fill(NEW_PASSWORD);
  await field(page, "confirmPassword").fill("something else");
  await dialog(page).getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Please make sure both passwords are identical")).toBeVisible();
  await field(page, "confirmPassword").fill(NEW_PASSWORD);
  await dialog(page).getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("The current password is wrong.")).toBeVisible();
  await expectNoAxeViolations(page);
  await field(page, "currentPassword").fill(PASSWORD);
  await dialog(page).getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page, "Password Changed")).toBeVisible();
  const me = await request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
  await page.reload();
  await expect(page.getByText(new RegExp(`^Welcome.*, ${account.name}$`))).toBeVisible();
});

test("the email preferences are saved", async ({ page }) => {
  const { email } = await givenCustomer(page);
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Notification Preferences" }).click();
  await page.getByLabel("Email me when the status of an order changes").uncheck();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("button", { name: "Email Subscriptions" }).click();
  await page.getByLabel("Email me news and offers").check();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("News and offers: open the link that we emailed you")).toBeVisible();
  const [row] = await sql(`SELECT "orderUpdates", newsletter FROM users WHERE email = $1`, [email]);
  expect(row).toEqual({ orderUpdates: false, newsletter: true });
});

test("other sessions are listed and ended, one or all", async ({ page, request }) => {
  const { email, token } = await givenCustomer(page);
  for (let count = 0; count < 3; count += 1) {
    await request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  }
  await page.goto("/dashboard?tab=settings");
  const end = page.getByRole("button", { name: /^End the session/ });
  await expect(end).toHaveCount(3);
  await end.first().click();
  await expect(end).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(end).toHaveCount(0);
  const answer = await request.get("/api/auth/sessions", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toHaveLength(1);
});

test("addresses are added, changed and deleted", async ({ page }) => {
  await givenCustomer(page);
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Add Address" }).click();
  await page.getByRole("button", { name: "Save Address" }).click();
  await expect(page.getByText("Please fill in the First Name field.")).toBeVisible();
  for (const [name, value] of Object.entries(SHIPPING_ADDRESS)) {
    if (name === "state") await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save Address" }).click();
  await expect(page.getByText("3rd floor")).toBeVisible();
  await page.getByRole("button", { name: "Edit 12 MG Road, Gurugram" }).click();
  await field(page, "apartment").fill("");
  await field(page, "address").fill("14 MG Road");
  await page.getByRole("button", { name: "Save Address" }).click();
  await expect(page.getByText("3rd floor")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Delete 14 MG Road, Gurugram" }).click();
  await dialog(page).getByRole("button", { name: "Delete Address" }).click();
  await expect(page.getByText("No saved addresses yet.")).toBeVisible();
});

test("personal data is exported, and the account deleted", async ({ page, problems }) => {
  problems.allow(/status of 400/);
  const { email } = await givenCustomer(page);
  await page.goto("/dashboard?tab=settings");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download My Data" }).click();
  const data = await readFile(await (await downloading).path(), "utf8");
  expect(data).toContain(email);

  await page.getByRole("button", { name: "Delete My Account" }).click();
  await field(page, "currentPassword").fill("not it");
  await page.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(page.getByText("The current password is wrong.")).toBeVisible();
  await field(page, "currentPassword").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(toast(page, "Account Deleted")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).toBeNull();
  expect(await sql(`SELECT id FROM users WHERE email = $1`, [email])).toEqual([]);
});

test("Log Out ends the session and opens the home page", async ({ page, request }) => {
  const { token } = await givenCustomer(page);
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("main").getByRole("button", { name: "Log Out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).toBeNull();
  const me = await request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
});

async function storedClaim(page: Page, name: string): Promise<unknown> {
  const payload = (await storedToken(page))?.split(".")[1] ?? "";
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  return Object.entries(claims).find(([claim]) => claim === name)?.[1];
}
