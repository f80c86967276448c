import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { paymentExamples } from "@/lib/payments/examples";
import { ORDER } from "@/lib/orders/read/example-order";
import { orderSchema, type OrderAnswer } from "@/lib/orders/schemas";
import { OrderSheets } from "./order-sheets";

const ORDERED = orderSchema.parse(ORDER);
const CONTACT = {
  email: "hello@klnpackaging.example",
  phone: "+91 124 400 0000",
  whatsapp: "",
  response: "within 2-4 hours",
  claimReport: "within 48 hours of receipt",
  returnWindow: "within 30 days",
  terms: { claimReportHours: "48", returnDays: "30", warrantyDays: "90" },
};

function showOrder(order: OrderAnswer) {
  const instructions = { ...paymentExamples.getPaymentInstructions.answer, ...order.payment };
  answer("GET /orders/{id}/payment", ok({ ...instructions, upi: null }));
  const back = { href: "/dashboard?tab=orders", label: "Back to My Orders" };
  return show(
    <main>
      <OrderSheets
        order={order}
        contact={CONTACT}
        back={back}
        onChanged={vi.fn()}
        reload={vi.fn()}
      />
    </main>,
  );
}

const at = "2026-11-25T08:00:00.000Z";

it.each([390, 1280])(
  "shows at %i px what was never dispatched, why, and the refund",
  async (width) => {
    await page.viewport(width, 800);
    const shipped = {
      status: "Shipped",
      at,
      by: "Meera",
      party: "shop",
      reason: "The mould broke",
    };
    await showOrder({
      ...ORDERED,
      status: "Shipped",
      endedShort: true,
      cancellable: false,
      products: ORDERED.products.map((line) => ({ ...line, quantity: 1, ordered: 3 })),
      dispatches: [
        {
          _id: ORDERED._id,
          lines: ORDERED.products.map(({ _id: line }) => ({ line, quantity: 1 })),
          carrier: null,
          number: null,
          url: null,
          at,
        },
      ],
      history: [...ORDERED.history, shipped as OrderAnswer["history"][number]],
      due: [{ what: "balance", amount: 1215, by: null, rule: null, state: "paid", paid: 1215 }],
      payment: { ...ORDERED.payment, state: "over", due: 0, paid: 2430 },
    });
    await expect
      .element(page.getByRole("heading", { name: "What will not be sent" }))
      .toBeVisible();
    await page.getByRole("heading", { name: "Payment" }).click();
    for (const words of [
      `2 packs of ${ORDERED.products[0]?.product.name}`,
      "Your order ends with what has left. You paid ₹1,215.00 more than it comes to now. We give it back.",
      "The reason: The mould broke",
      "We give back",
    ]) {
      await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    }
    await expectNoAxeViolations();
  },
);

it("starts on a phone with the buyer's next step, and opens its part by one press", async () => {
  await page.viewport(390, 844);
  const [line] = ORDERED.products;
  if (!line) throw new Error("The example has no line.");
  answer("GET /orders/{id}/artwork", ok([]));
  answer("GET /orders/{id}/proofs", ok([]));
  await showOrder({
    ...ORDERED,
    status: "Pending",
    products: [{ ...line, stage: "needs_artwork" }],
    due: [
      { what: "advance", amount: 1215, by: null, rule: "before_production", state: "due", paid: 0 },
    ],
    payment: { ...ORDERED.payment, method: "upi", state: "unpaid", due: 2430, paid: 0 },
  });
  const first = page.getByRole("heading", { name: "What we need from you now" });
  await expect.element(first).toBeVisible();
  for (const name of ["Pay now", "Send artwork"]) {
    const button = page.getByRole("button", { name });
    expect(button.element().getBoundingClientRect().bottom).toBeLessThan(844);
  }
  await expect.element(page.getByText("Pay the advance of ₹1,215.00")).toBeVisible();
  await expect.element(page.getByText(/^Your order is confirmed. Production begins/)).toBeVisible();
  await expect.element(page.getByText("To be paid", { exact: true })).not.toBeVisible();
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect.element(page.getByText("To be paid", { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoAxeViolations();
});

it("calls the document a proforma until there is an invoice", async () => {
  const download = page.getByRole("link", { name: "Download Invoice" });
  await showOrder(ORDERED);
  await expect
    .element(download)
    .toHaveAccessibleDescription("A proforma until the invoice is issued.");
  await cleanup();
  const invoice = {
    kind: "invoice",
    number: "KLN/2627-00042",
    date: "2026-11-25",
    url: "/i",
  } as const;
  await showOrder({ ...ORDERED, documents: [...ORDERED.documents, invoice] });
  await expect.element(download).toBeVisible();
  await expect.element(page.getByText("A proforma until")).not.toBeInTheDocument();
});

it("shows none of this for a complete order", async () => {
  await showOrder({ ...ORDERED, status: "Shipped" });
  await expect.element(page.getByRole("heading", { name: "What’s Next?" })).toBeVisible();
  await expect.element(page.getByText("What will not be sent")).not.toBeInTheDocument();
});
