import { givenAccount, signInAs, type Account } from "../account";
import type { CompanyRole } from "../../lib/db/generated/enums";
import { database } from "../database";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, readOrders } from "../shop";
import { authorized } from "../api/product-form";
import { closeToasts, fillAddress, fillCheckout, openWithCart, toast } from "../shopper";

/** Creates a company with an account for each of the roles. */
async function givenMembers<R extends CompanyRole>(...roles: R[]): Promise<Record<R, Account>> {
  const db = database();
  const company = await db.company.create({ data: { name: "Rao Foods", legalName: "Rao Foods" } });
  const members: [R, Account][] = [];
  for (const role of roles) {
    const account = await givenAccount({ name: `Asha ${role}` });
    const user = { connect: { email: account.email } };
    await db.companyMember.create({
      data: { user, role, company: { connect: { id: company.id } } },
    });
    members.push([role, account]);
  }
  return Object.fromEntries(members) as Record<R, Account>;
}

const asksButton = { name: "Ask for Approval" };

test("an owner sets a rule, a buyer requests approval, an approver approves on a phone, and the order is placed", async ({
  page,
}) => {
  const { owner, buyer, approver } = await givenMembers("owner", "buyer", "approver");
  await signInAs(page, owner);
  await page.goto("/dashboard?tab=approvals");
  await expect(page.getByText("Nothing waits.")).toBeVisible();
  await page.goto("/dashboard?tab=company");
  await page.getByRole("button", { name: "Add Rule" }).click();
  await page.getByLabel("Above, in rupees").fill("500");
  await page.getByRole("dialog").getByRole("button", { name: "Add Rule" }).click();
  await expect(page.getByText("Orders above ₹500")).toBeVisible();
  await closeToasts(page);
  await expectNoAxeViolations(page);

  await signInAs(page, buyer);
  const product = await givenProduct(40_000, 50);
  await openWithCart(page, "/cart", { ...product, quantity: 2 });
  const notice = page.getByRole("region", { name: "Your company" });
  await expect(notice).toContainText("The total is above ₹500.");
  await page.goto("/checkout");
  await fillCheckout(page, buyer.email);
  await expect(notice).toContainText("Your company must approve this order");
  await expectNoAxeViolations(page);
  const whom = page.getByLabel("Order for");
  await whom.selectOption({ label: "For myself" });
  await expect(page.getByRole("button", { name: "Complete Order" })).toBeVisible();
  await whom.selectOption({ index: 0 });
  await page.getByRole("button", asksButton).click();
  await page.waitForURL(/tab=approvals/);
  await expect(toast(page, "Approval Requested")).toBeVisible();
  await expect(page.getByRole("heading", { name: "You ask for ₹1,014.00" })).toBeVisible();
  await expect(page.getByText("The order is placed in your name")).toBeVisible();
  expect(await readOrders(buyer.email)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, approver);
  await page.goto("/dashboard");
  await page.locator("summary", { hasText: "Overview" }).click();
  await page.getByRole("link", { name: "Approvals 1 waiting" }).click();
  const request = page.getByRole("article", { name: "Asha buyer asks for ₹1,014.00" });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await expect(request).toContainText("The total is above ₹500.");
  await expect(request).toContainText(product.name);
  await expectNoAxeViolations(page);
  await request.getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Approved")).toBeVisible();
  await expect(page.getByText("Nothing waits.")).toBeVisible();
  const [order] = await readOrders(buyer.email);
  await expect(page.getByRole("link", { name: order?.orderId ?? "" })).toBeVisible();

  await signInAs(page, buyer);
  await page.goto("/dashboard?tab=orders");
  const listed = page.getByRole("link", { name: order?.orderId ?? "" });
  await listed.filter({ visible: true }).first().click();
  await expect(page.getByText(/Asked for by Asha buyer, approved by Asha approver/)).toBeVisible();
});

test("a request is rejected with a reason, and another one withdrawn", async ({ page }) => {
  const { owner, buyer } = await givenMembers("owner", "buyer");
  await database().company.updateMany({
    where: { members: { some: { user: { email: owner.email } } } },
    data: { rules: [{ kind: "address" }] },
  });
  const product = await givenProduct(40_000, 50);
  const ask = async () => {
    await openWithCart(page, "/checkout", { ...product, quantity: 1 });
    await fillCheckout(page, buyer.email);
    await expect(page.getByRole("region", { name: "Your company" })).toContainText(
      "It goes to an address that is not the company's.",
    );
    await page.getByRole("button", asksButton).click();
    await page.waitForURL(/tab=approvals/);
    await expect(page.getByRole("heading", { name: "You ask for" })).toBeVisible();
  };
  await signInAs(page, buyer);
  await ask();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Withdrawn", { exact: true }).first()).toBeVisible();
  await ask();
  await signInAs(page, owner);
  await page.goto("/dashboard?tab=company");
  await expect(page.getByText("Invite one more owner or approver")).toBeVisible();
  await page.goto("/dashboard?tab=approvals");
  await page.getByRole("button", { name: "Reject" }).click();
  await page.getByLabel("Reason").fill("We have enough of these.");
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("We have enough of these.")).toBeVisible();
  await signInAs(page, buyer);
  await page.goto("/dashboard?tab=approvals");
  await expect(page.getByText("We have enough of these.")).toBeVisible();
});

test("an offer tells its buyer that the company must approve it, the buyer requests that, and an approver makes it an order", async ({
  page,
  request,
}) => {
  const { buyer, approver } = await givenMembers("owner", "buyer", "approver");
  await database().company.updateMany({
    where: { members: { some: { user: { email: buyer.email } } } },
    data: { rules: [{ kind: "custom_print" }] },
  });
  // The offer belongs to the account with a verified email.
  await database().user.update({
    where: { email: buyer.email },
    data: { emailVerifiedAt: new Date() },
  });
  const headers = await authorized();
  const line = {
    kind: "custom",
    name: "Mailer box",
    hsn: "4819",
    quantities: [{ quantity: 500, price: 14.5 }],
  };
  const data = { name: buyer.name, email: buyer.email, lines: [line] };
  const made = await request.post("/api/admin/offers", { headers, data });
  const { _id: id } = (await made.json()) as { _id: string };
  await request.post(`/api/admin/offers/${id}/send`, { headers });

  await signInAs(page, buyer);
  await page.goto(`/offers/${id}`);
  await page.getByRole("button", { name: "Accept Offer" }).click();
  const notice = page.getByRole("region", { name: "Your company" });
  await expect(notice).toContainText("Something in it is printed or made to order.");
  await fillAddress(page);
  await expectNoAxeViolations(page);
  await page.getByRole("button", asksButton).click();
  await page.waitForURL(/tab=approvals/);
  await expect(page.getByRole("heading", { name: /^You ask for/ })).toBeVisible();
  expect(await readOrders(buyer.email)).toEqual([]);

  await signInAs(page, approver);
  await page.goto("/dashboard?tab=approvals");
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(toast(page, "Approved")).toBeVisible();
  expect(await readOrders(buyer.email)).toHaveLength(1);
});
