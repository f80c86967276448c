import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { dialog, givenAccount, submitLogin, type Account } from "../account";
import { givenSignedInAdmin } from "../admin";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { sql } from "../shop";
import { closeToasts } from "../shopper";

/** Creates a user with a unique name for the search. */
const givenPerson = (company: string | null = null) =>
  givenAccount({ name: `Kavya ${randomUUID().slice(0, 8)}`, company });

async function findPerson(page: Page, { name }: Account) {
  await page.goto("/admin?tab=users");
  await page.getByRole("searchbox", { name: "Search users" }).fill(name.toUpperCase());
  const row = page.getByRole("row", { name });
  await expect(page.getByText(/^Showing 1 of [\d,]+ users$/)).toBeVisible();
  return row;
}

const isLivingSession = async ({ token }: Account, page: Page) =>
  (
    await page.request.get("/api/orders/summary", {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).ok();

test("an admin finds a user, changes the role, and the user's session ends", async ({ page }) => {
  await givenSignedInAdmin(page);
  const person = await givenPerson();
  await sql(`UPDATE users SET "emailVerifiedAt" = now() WHERE email = $1`, [person.email]);
  const row = await findPerson(page, person);
  await expect(row).toContainText(person.email);
  await expect(row.getByRole("cell", { name: "user", exact: true })).toBeVisible();
  expect(await isLivingSession(person, page)).toBe(true);

  await row.getByRole("button", { name: `Edit ${person.name}` }).click();
  await expectNoAxeViolations(page);
  await dialog(page).getByLabel("Role").selectOption("admin");
  await dialog(page).getByLabel("Company").fill("Kavya Sweets");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("User Updated", { exact: true })).toBeVisible();
  await expect(row.getByRole("cell", { name: "admin 2FA off", exact: true })).toBeVisible();
  expect(await isLivingSession(person, page)).toBe(false);
});

test("a deactivated user is told so at the login, and can sign in after reactivation", async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 403/);
  await givenSignedInAdmin(page);
  const person = await givenPerson();
  const row = await findPerson(page, person);
  const toggle = async () => {
    await row.getByRole("button", { name: `Edit ${person.name}` }).click();
    await dialog(page).getByLabel("Deactivate: sign this person out").click();
    await dialog(page).getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await toggle();
  await expect(row.getByText("Deactivated")).toBeVisible();
  expect(await isLivingSession(person, page)).toBe(false);

  const theirs = await browser.newPage({ baseURL });
  await theirs.goto("/auth");
  await submitLogin(theirs, person.email);
  await expect(theirs.getByText("This account has been deactivated.")).toBeVisible();

  await toggle();
  await expect(row.getByText("Deactivated")).toBeHidden();
  await dialog(theirs).getByRole("button", { name: "Sign In" }).click();
  await theirs.waitForURL("/dashboard");
  await theirs.close();
});

test("a user is deleted after a confirmation", async ({ page }) => {
  await givenSignedInAdmin(page);
  const person = await givenPerson("Short Lived Ltd");
  const row = await findPerson(page, person);
  await row.getByRole("button", { name: `Delete ${person.name}` }).click();
  await expect(dialog(page)).toContainText(person.email);
  await expectNoAxeViolations(page);
  await dialog(page).getByRole("button", { name: "Keep Account" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: `Delete ${person.name}` }).click();
  await dialog(page).getByRole("button", { name: "Delete Account" }).click();
  await expect(page.getByText("User Deleted", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Users Found" })).toBeVisible();
  await closeToasts(page);
  await expectNoAxeViolations(page);
});

test("admins cannot remove or demote themselves", async ({ page }) => {
  const admin = await givenSignedInAdmin(page);
  await page.goto("/admin?tab=users&q=" + encodeURIComponent(admin.email));
  const row = page.getByRole("row", { name: admin.email });
  await expect(row.getByText("You", { exact: true })).toBeVisible();
  await expect(row.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await row.getByRole("button", { name: /^Edit/ }).click();
  await expect(dialog(page).getByLabel("Name")).toHaveValue(admin.name);
  await expect(dialog(page).getByLabel("Role")).toHaveCount(0);
});
