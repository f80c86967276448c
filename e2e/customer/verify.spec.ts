import { dialog, givenRegistered, mailedLink, PASSWORD, submitLogin } from "../account";
import { expect, test } from "../fixtures";
import { field, toast } from "../shopper";

/** Tests the link in the email to a new account. */

test("the link of the first email verifies nothing by itself, but with the password", async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 400/);
  const { email } = await givenRegistered(request);
  const link = await mailedLink(email, "verify");
  const verify = dialog(page).getByRole("button", { name: "Verify my address" });
  const calls: string[] = [];
  page.on("request", (sent) => sent.url().includes("/auth/verify") && calls.push(sent.url()));
  await page.goto(link);
  await expect(verify).toBeVisible();
  await expect(page).toHaveURL("/auth");
  expect(calls).toEqual([]);

  await verify.click();
  await expect(dialog(page)).toContainText("You are not signed in to this account here");
  await field(page, "password").fill("a guess");
  await verify.click();
  await expect(dialog(page)).toContainText("This is not the password of the account.");
  await field(page, "password").fill(PASSWORD);
  await verify.click();
  await expect(dialog(page)).toContainText(`${email} is verified`);

  await page.goto(link);
  await verify.click();
  await expect(dialog(page)).toContainText("has been used or has expired");
});

test("the owner of the email takes over an account without knowing its password", async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 400/);
  const { email } = await givenRegistered(request);
  await page.goto(await mailedLink(email, "verify"));
  await dialog(page).getByRole("button", { name: "Verify my address" }).click();
  await dialog(page).getByRole("button", { name: "Mail me a link" }).click();
  await field(page, "email").fill(email);
  await dialog(page).getByRole("button", { name: "Send the link" }).click();
  await page.goto(await mailedLink(email, "reset"));
  const password = "a password of the owner's own";
  await field(page, "password").fill(password);
  await field(page, "confirmPassword").fill(password);
  await page.getByRole("button", { name: "Set the new password" }).click();
  await expect(toast(page, "Password Changed")).toBeVisible();
  await submitLogin(page, email, password);
  await page.waitForURL("/dashboard");
});
