import { dialog, PASSWORD } from "../account";
import { givenCustomer } from "../customer";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { mailsTo } from "../shop";
import { closeToasts, freshEmail, toast } from "../shopper";

test("a customer adds a company and invites a member, who joins by the emailed link", async ({
  page,
  browser,
  baseURL,
}) => {
  await givenCustomer(page);
  await page.goto("/dashboard?tab=company");
  await page.getByLabel("Company Name").fill("Nilgiri Teas");
  await page.getByRole("button", { name: "Add Company" }).click();
  await expect(toast(page, "Company Added")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nilgiri Teas" })).toBeVisible();
  const email = freshEmail();
  await page.getByRole("button", { name: "Invite" }).click();
  await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByLabel("Limit per month (₹)").fill("5000");
  await dialog(page).getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await closeToasts(page);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const [mail] = await mailsTo(email);
  const [, link = ""] = /(\/auth\?invite=\S+)/.exec(mail?.text ?? "") ?? [];
  const context = await browser.newContext({ baseURL });
  const invited = await context.newPage();
  await invited.goto(link);
  await expect(dialog(invited)).toContainText("to join Nilgiri Teas as buyer");
  await dialog(invited).getByLabel("Full Name").fill("Ravi Menon");
  await dialog(invited).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog(invited).getByLabel("Confirm Password", { exact: true }).fill(PASSWORD);
  await dialog(invited).getByRole("button", { name: "Accept and open my account" }).click();
  await expect(invited.getByRole("heading", { name: "Nilgiri Teas" })).toBeVisible();
  await expect(invited.getByText("₹0.00 this month of ₹5,000.00")).toBeVisible();
  await expect(invited.getByRole("button", { name: "Invite" })).toHaveCount(0);
  await context.close();
});
