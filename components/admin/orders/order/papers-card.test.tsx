import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { ordersExamples } from "@/lib/api/examples/admin-examples";
import { ORDER } from "@/lib/api/examples/values";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { PapersCard } from "./papers-card";

const order = ORDER as unknown as OrderAnswer;
const invoiced = ordersExamples.updateOrder.answer as unknown as OrderAnswer;

const button = (name: string) => page.getByRole("button", { name });
const link = (name: string) => page.getByRole("link", { name });
const note = (words: string) => page.getByRole("region", { name: /^Notices/ }).getByText(words);

it("issues the invoice once it was asked whether that is meant", async () => {
  let renewals = 0;
  const renew = () => {
    renewals += 1;
    return Promise.resolve();
  };
  await show(<PapersCard order={order} renew={renew} />, "/admin/orders/KLN-1");
  await expectNoAxeViolations();
  await button("Issue Invoice").click();
  await expect.element(page.getByText(/cannot be changed or taken back/)).toBeVisible();
  await button("Not Yet").click();
  await button("Issue Invoice").click();
  const words = "This order was cancelled. It gets no invoice.";
  answer("POST /admin/orders/{id}/invoice", refusal(409, "invalid_transition", words));
  await button("Issue Invoice").last().click();
  await expect.element(note(words)).toBeVisible();
  const asked = answer("POST /admin/orders/{id}/invoice", ok(ordersExamples.issueInvoice.answer));
  await button("Issue Invoice").last().click();
  await expect.element(note("Invoice Issued")).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(renewals).toBe(1);
});

it("lists what there is, the invoice in three copies as well", async () => {
  await page.viewport(390, 800);
  await show(
    <PapersCard order={invoiced} renew={() => Promise.resolve()} />,
    "/admin/orders/KLN-1",
  );
  await expect.element(button("Issue Invoice")).not.toBeInTheDocument();
  const url = invoiced.documents[1]?.url ?? "";
  await expect.element(link("PDF of Invoice KLN/2627-00042")).toHaveAttribute("href", url);
  await expect
    .element(link("Three copies of Invoice KLN/2627-00042"))
    .toHaveAttribute("href", `${url}?copies=3`);
  await expect.element(link(`PDF of Proforma ${order.orderId}`)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoAxeViolations();
});

it("offers no invoice for a cancelled order", async () => {
  await show(
    <PapersCard order={{ ...order, status: "Cancelled" }} renew={() => Promise.resolve()} />,
    "/admin/orders/KLN-1",
  );
  await expect.element(link(`PDF of Proforma ${order.orderId}`)).toBeVisible();
  await expect.element(button("Issue Invoice")).not.toBeInTheDocument();
});
