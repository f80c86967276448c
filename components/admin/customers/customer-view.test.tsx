import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, INTERNAL, ok, page as pageOf } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import type { CustomerAnswer } from "@/lib/dashboard/customers/schemas";
import { paymentsAdminExamples } from "@/lib/payments/examples";
import { CustomerView } from "./customer-view";

const ID = "0199c0de-0000-7000-8000-000000000001";
const AT = "2026-11-20T06:00:00.000Z";
const order = { _id: ID, orderId: "KLN-261120-ABCDEF" };

const CUSTOMER: CustomerAnswer = {
  _id: ID,
  isCompany: false,
  name: "Asha Rao",
  company: "Rao Foods",
  email: "asha@example.in",
  gstin: null,
  memberOf: null,
  people: [],
  priceList: null,
  orders: {
    items: [{ ...order, status: "Pending", createdAt: AT, totalAmount: 2430, due: 1215 }],
    total: 1,
    due: 1215,
  },
  offers: [{ _id: ID, number: "OF-261120-ABCDEF", state: "sent", createdAt: AT }],
  artwork: [{ _id: ID, name: "Mailer box", order, stage: "approved", picture: null }],
  addresses: [],
  notes: [{ _id: ID, text: "Pays late", by: "Meera", at: AT, order }],
};

it("keeps a company with a long price list within a phone", async () => {
  await page.viewport(390, 900);
  const priceList = { _id: ID, name: "Bakeries and confectioners, South, 2026-27 (renewed)" };
  answer("GET /admin/customers/{id}", ok({ ...CUSTOMER, isCompany: true, priceList }));
  answer("GET /admin/items", pageOf([]));
  const { answer: statement } = paymentsAdminExamples.getCustomerStatement;
  answer("GET /admin/customers/{id}/statement", ok(statement));
  answer("GET /admin/companies/{id}/opening", INTERNAL);
  await show(
    <main>
      <CustomerView id={ID} />
    </main>,
    `/admin/customers/${ID}`,
  );
  await expect.element(page.getByRole("link", { name: /Price List Bakeries/ })).toBeVisible();
  await expect.element(page.getByText("1 order, ₹1,215.00 to be paid")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it.each([390, 1280])(
  "shows everything about a customer at %i px, with the possible actions",
  async (width) => {
    await page.viewport(width, 900);
    answer("GET /admin/customers/{id}", ok(CUSTOMER));
    answer("GET /admin/items", pageOf([]));
    const { answer: statement } = paymentsAdminExamples.getCustomerStatement;
    answer("GET /admin/customers/{id}/statement", ok(statement));
    await show(
      <main>
        <CustomerView id={ID} />
      </main>,
      `/admin/customers/${ID}`,
    );
    await expect.element(page.getByRole("heading", { name: "Asha Rao" })).toBeVisible();
    for (const name of ["Orders", "Offers", "Artwork", "Addresses", "Notes"]) {
      await expect.element(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    for (const [name, href] of [
      ["New Order", `/admin/orders/new?customer=${ID}`],
      ["New Offer", `/admin/offers/new?customer=${ID}`],
    ] as const) {
      await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expectNoAxeViolations();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

it("shows sales only the sections that they may read", async () => {
  const hidden = { orders: null, artwork: null, addresses: null, notes: null };
  answer("GET /admin/customers/{id}", ok({ ...CUSTOMER, ...hidden }));
  await show(<CustomerView id={ID} />, `/admin/customers/${ID}`, "sales");
  await expect.element(page.getByRole("heading", { name: "Offers" })).toBeVisible();
  for (const name of ["Orders", "Notes", "Statement of Account"]) {
    await expect.element(page.getByRole("heading", { name })).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole("link", { name: "New Order" })).not.toBeInTheDocument();
});
