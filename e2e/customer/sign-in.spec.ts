import {
  dialog,
  givenAccount,
  givenAdmin,
  logIn,
  mailedLink,
  openDialog,
  PASSWORD,
  storedToken,
  submitLogin,
} from "../account";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, sql } from "../shop";
import { field, freshEmail, openWithCart, toast } from "../shopper";

const UNAUTHORIZED = /status of 401/;

test("a visitor signs up from the header and arrives at the dashboard", async ({ page }) => {
  const email = freshEmail();
  await page.goto("/");
  await openDialog(page, "Sign Up");
  await field(page, "name").fill("Meera Nair");
  await field(page, "email").fill(email);
  await field(page, "company").fill("Nair Foods");
  await field(page, "password").fill(PASSWORD);
  await field(page, "confirmPassword").fill(PASSWORD);
  await dialog(page).getByRole("button", { name: "Sign Up" }).click();

  await expect(toast(page, "Account Created Successfully")).toBeVisible();
  await page.waitForURL("/dashboard");
  expect(await storedToken(page)).toBeTruthy();
  await page.getByRole("button", { name: "Account of Meera Nair" }).click();
  for (const entry of ["Dashboard", "Profile", "My Orders", "Settings"]) {
    await expect(page.getByRole("menuitem", { name: entry })).toBeVisible();
  }
  await expect(page.getByRole("menuitem", { name: "Admin Dashboard" })).toHaveCount(0);
});

test("a wrong password is refused, the right one welcomed, and cart and page stay", async ({
  page,
  problems,
}) => {
  problems.allow(UNAUTHORIZED);
  const account = await givenAccount();
  const product = await givenProduct(45_000, 50);
  await openWithCart(page, "/products", { ...product, quantity: 3 });
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 3 items" })).toBeVisible();

  await openDialog(page, "Login");
  await submitLogin(page, account.email, "not my password");
  await expect(toast(page, "Login Failed")).toContainText("check your credentials");
  await expect(field(page, "email")).toHaveValue(account.email);

  await submitLogin(page, account.email);
  await expect(toast(page, "Login Successful")).toContainText("Welcome back");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account of" })).toBeVisible();
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 3 items" })).toBeVisible();
});

test("an admin enters a second factor, pasted with a space in it", async ({ page, problems }) => {
  problems.allow(UNAUTHORIZED);
  const admin = await givenAdmin();
  await page.goto("/products");
  await openDialog(page, "Login");
  await submitLogin(page, admin.email);
  const code = field(page, "twoFactorToken");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expect(code).toHaveAttribute("maxlength", "6");
  await expect(code).toBeFocused();

  await code.pressSequentially("000000");
  await expect(toast(page, "2FA Failed")).toBeVisible();
  await expect(code).toHaveValue("");
  await expect(code).toBeFocused();

  const digits = admin.code();
  await code.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    },
    `${digits.slice(0, 3)} ${digits.slice(3)}`,
  );
  await expect(toast(page, "Login Successful")).toBeVisible();
  await expect(page).toHaveURL("/products");
  await page.getByRole("button", { name: "Account of" }).click();
  await expect(page.getByRole("menuitem", { name: "Admin Dashboard" })).toBeVisible();
});

test("a recovery code works once as the second step", async ({ page, problems }) => {
  problems.allow(UNAUTHORIZED);
  const admin = await givenAdmin();
  await page.goto("/auth");
  await submitLogin(page, admin.email);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await field(page, "twoFactorToken").fill(admin.recoveryCode.toLowerCase());
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL("/dashboard");

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth");
  await submitLogin(page, admin.email);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await field(page, "twoFactorToken").fill(admin.recoveryCode);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(toast(page, "2FA Failed")).toBeVisible();
});

test("a forgotten password is reset once by the emailed link", async ({ page, problems }) => {
  problems.allow(/status of 40[01]/);
  const { email } = await givenAccount();
  await page.goto("/auth");
  await field(page, "email").fill(email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(field(page, "email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog(page).getByText("If there is an account")).toBeVisible();

  const link = await mailedLink(email, "reset");
  await page.goto(link);
  await expect(page).toHaveURL("/auth");
  const password = "eighteen paper boxes";
  await field(page, "password").fill(password);
  await field(page, "confirmPassword").fill(password);
  await page.getByRole("button", { name: "Set the new password" }).click();
  await expect(toast(page, "Password Changed")).toBeVisible();
  await submitLogin(page, email, PASSWORD);
  await expect(toast(page, "Login Failed")).toBeVisible();
  await submitLogin(page, email, password);
  await page.waitForURL("/dashboard");

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await field(page, "password").fill(password);
  await field(page, "confirmPassword").fill(password);
  await page.getByRole("button", { name: "Set the new password" }).click();
  await expect(toast(page, "Password not changed")).toContainText("has been used or has expired");
});

test("logging out confirms it, opens the home page, and other tabs follow", async ({
  page,
  request,
}) => {
  const account = await givenAccount();
  await logIn(page, account);
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/products");
  await expect(elsewhere.getByRole("button", { name: "Account of" })).toBeVisible();

  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();
  await page.waitForURL("/");
  expect(await storedToken(page)).toBeNull();
  await other.waitForURL("/");
  await expect(elsewhere.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();

  const me = await request.get("/api/auth/me", {
    headers: { Authorization: `Bearer ${account.token}` },
  });
  expect(me.status(), "another session lives on").toBe(200);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
    "next-auth.session-token",
  );
});

test("other tabs follow a login", async ({ page }) => {
  const account = await givenAccount();
  const other = await page.context().newPage();
  await other.goto("/products");
  await expect(other.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await logIn(page, account);
  await expect(other.getByRole("button", { name: `Account of ${account.name}` })).toBeVisible();
});

test("a generated password must be changed before anything else", async ({ page }) => {
  const admin = await givenAccount();
  await sql(`UPDATE users SET role = 'admin', "mustChangePassword" = true WHERE email = $1`, [
    admin.email,
  ]);
  await logIn(page, admin);
  const heading = page.getByRole("heading", { name: "Choose Your Own Password" });
  await expect(heading).toBeVisible();
  await page.goto("/admin/products");
  await expect(heading).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await field(page, "currentPassword").fill(PASSWORD);
  await field(page, "newPassword").fill("eighteen paper boxes");
  await field(page, "confirmPassword").fill("eighteen paper boxes");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page, "Password Changed")).toBeVisible();
  await expect(heading).toHaveCount(0);
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/admin/products");
  await expect(page.getByRole("link", { name: "Add New Product" })).toBeVisible();
});
