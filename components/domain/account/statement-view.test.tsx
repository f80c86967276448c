import { beforeEach, expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, INTERNAL, ok, type Requested } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CustomerStatement } from "@/components/admin/customers/customer-statement";
import { StatementTab } from "@/components/shop/account/dashboard/statement-tab";
import { paymentsAdminExamples } from "@/lib/payments/examples";
import { STATEMENT } from "@/lib/payments/account-statement/example-statement";

const link = (name: string) => screen.getByRole("link", { name, exact: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T06:00:00Z") });
});

it("shows the rows of the financial year and the age of the outstanding amounts", async () => {
  const requested: Requested[] = answer("GET /account/statement", ok(STATEMENT));
  await show(<StatementTab membership={null} />, "/dashboard?tab=statement");
  const invoice = screen.getByRole("row", { name: /Invoice KLN\/2627-00042/ });
  await expect.element(invoice.getByText("₹2,430.00").first()).toBeVisible();
  const order = invoice.getByRole("link", { name: "Invoice KLN/2627-00042", exact: true });
  await expect.element(order).toHaveAttribute("href", `/order/${STATEMENT.rows[0].order}`);
  await expect.element(screen.getByText("1 to 30 days late")).toBeVisible();
  expect(requested).toMatchObject([{ query: { from: "2026-04-01", to: "2027-03-31" } }]);
  await expect
    .element(link("PDF"))
    .toHaveAttribute("href", "/api/account/statement?from=2026-04-01&to=2027-03-31&format=pdf");
  await expectNoAxeViolations();
  await screen.getByLabelText("Period").selectOptions("November 2026");
  await expect.poll(() => requested.at(-1)).toMatchObject({ query: { to: "2026-11-30" } });
  await expect
    .element(link("CSV"))
    .toHaveAttribute("href", "/api/account/statement?from=2026-11-01&to=2026-11-30&format=csv");
});

it("shows an empty period, and a payment in advance", async () => {
  answer("GET /account/statement", ok({ ...STATEMENT, rows: [], opening: -500, closing: -500 }));
  await show(<StatementTab membership={null} />, "/dashboard?tab=statement");
  await expect.element(screen.getByText("Nothing in This Period")).toBeVisible();
  await expect.element(screen.getByText("₹500.00 in advance").first()).toBeVisible();
  await expectNoAxeViolations();
});

it("shows interest to staff, and offers to try again after a failed load", async () => {
  answer("GET /admin/customers/{id}/statement", INTERNAL);
  await show(<CustomerStatement id={STATEMENT.customer._id} />, "/admin/customers/1");
  answer(
    "GET /admin/customers/{id}/statement",
    ok(paymentsAdminExamples.getCustomerStatement.answer),
  );
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Interest on late payment")).toBeVisible();
  await expect.element(screen.getByText("late since 24 November 2026")).toBeVisible();
  const order = link("Invoice KLN/2627-00042");
  await expect.element(order).toHaveAttribute("href", `/admin/orders/${STATEMENT.rows[0].order}`);
  await expectNoAxeViolations();
});

it("links a company's statement to the member's own", async () => {
  const requested: Requested[] = answer("GET /account/statement", ok(STATEMENT));
  const company = { _id: STATEMENT.customer._id, name: "Rao Foods" };
  await show(<StatementTab membership={{ role: "owner", company }} />, "/dashboard?tab=statement");
  await expect.element(screen.getByRole("option", { name: "Rao Foods" })).toBeInTheDocument();
  await screen.getByLabelText("Whose statement").selectOptions("My own orders");
  await expect.poll(() => requested.at(-1)).toMatchObject({ query: { of: "self" } });
  await expect.element(link("PDF")).toHaveAttribute("href", expect.stringContaining("of=self"));
  await expectNoAxeViolations();
});
