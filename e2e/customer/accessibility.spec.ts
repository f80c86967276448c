import {
  dialog,
  givenAccount,
  givenAdmin,
  givenRegistered,
  mailedLink,
  openDialog,
  signInAs,
  submitLogin,
} from "../account";
import { expect, expectSoundInBothThemes, followSystemTheme, test } from "../fixtures";
import { field } from "../shopper";

/** Tests every view of the sign-in dialog and of the user menu, in both themes, against WCAG 2.2 AA. */

/** The page behind the dialog, which axe checks each time too. It is short, because pages have their own test. */
const BACKGROUND = "/cart";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => followSystemTheme(page));

test("login, sign-up with errors, forgotten password", async ({ page }) => {
  await page.goto(BACKGROUND);
  await openDialog(page, "Login");
  await expect(dialog(page).getByRole("tab", { name: "Sign In" })).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await dialog(page).getByRole("button", { name: "Sign Up" }).click();
  await expect(dialog(page).getByText("Please fill in the Full Name field.")).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.getByRole("tab", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expectSoundInBothThemes(page);
});

test("shows ticked and chosen controls in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(BACKGROUND);
  await openDialog(page, "Login");
  const tab = (name: string) => dialog(page).getByRole("tab", { name });
  await expect(dialog(page).getByLabel("Remember me")).toHaveCSS("appearance", "auto");
  await expect(tab("Sign In")).toHaveCSS("outline-style", "solid");
  await expect(tab("Sign Up")).toHaveCSS("outline-style", "none");
});

test("second step, recovery code, new password, an expired link", async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 400/);
  const admin = await givenAdmin(await givenRegistered(request));
  await page.goto("/auth");
  await submitLogin(page, admin.email);
  await expect(dialog(page).getByRole("textbox", { name: "Code" })).toBeFocused();
  await expectSoundInBothThemes(page);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expectSoundInBothThemes(page);
  await page.goto("/auth?reset=link");
  await expect(dialog(page)).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.goto(await mailedLink(admin.email, "verify"));
  const verify = dialog(page).getByRole("button", { name: "Verify my address" });
  await expect(verify).toBeVisible();
  await expectSoundInBothThemes(page);
  await verify.click();
  await expect(field(page, "password")).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.goto("/auth?verify=link");
  await verify.click();
  await expect(dialog(page).getByRole("button", { name: "Sign In" })).toBeVisible();
  await expectSoundInBothThemes(page);
});

test("the user menu", async ({ page }) => {
  await signInAs(page, await givenAccount());
  await page.goto(BACKGROUND);
  await page.getByRole("button", { name: "Account of" }).click();
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
  await expectSoundInBothThemes(page);
});
