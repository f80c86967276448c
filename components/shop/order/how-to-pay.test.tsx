import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { paymentExamples } from "@/lib/payments/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, INTERNAL, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { HowToPay } from "./how-to-pay";

const PAYMENT = paymentExamples.getPaymentInstructions.answer;
const BANK = {
  accountName: "KLN Packaging Private Limited",
  accountNumber: "50100123456789",
  ifsc: "HDFC0001234",
  bankName: "HDFC Bank, Udyog Vihar",
};

const text = (words: string | RegExp) => page.getByText(words).first();
const showIt = (owed = 0) =>
  show(<HowToPay orderNumber="KLN-202611-7Q4M2X" orderKey="k3y" owed={owed} />);

it("shows the QR code with its link, the amount and the due date", async () => {
  await page.viewport(390, 800);
  const requested = answer("GET /orders/{id}/payment", ok(PAYMENT));
  await showIt();
  await expect.element(page.getByRole("img", { name: /^QR code to pay/ })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open your UPI app" }))
    .toHaveAttribute("href", PAYMENT.upi?.link);
  await expect.element(text("₹2,430.00")).toBeVisible();
  await expect.element(text("23 November 2026")).toBeVisible();
  expect(requested).toMatchObject([{ query: { key: "k3y" } }]);
  await expectNoAxeViolations();
});

it("shows the bank account with the order number as reference, and what was paid", async () => {
  const remaining = { method: "bank", state: "part", due: 430, paid: 2000, upi: null, bank: BANK };
  answer("GET /orders/{id}/payment", ok({ ...PAYMENT, ...remaining } as typeof PAYMENT));
  await showIt();
  await expect.element(text("Still to be paid")).toBeVisible();
  for (const words of ["₹2,000.00", "50100123456789", "HDFC0001234", "430.00", /^KLN-202611/]) {
    await expect.element(text(words)).toBeVisible();
  }
  await expect.element(page.getByRole("button", { name: "Copy Account number" })).toBeVisible();
  await expectNoAxeViolations();
});

it("says why an order by UPI is paid by bank transfer above UPI's limit", async () => {
  answer("GET /orders/{id}/payment", ok({ ...PAYMENT, due: 150_000, upi: null, bank: BANK }));
  await showIt();
  await expect.element(text(/more than banks let you pay by UPI/)).toBeVisible();
  await expect.element(text("50100123456789")).toBeVisible();
});

it("shows the refund of an overpaid order", async () => {
  const nothing = { due: 0, upi: null, bank: null } as const;
  answer("GET /orders/{id}/payment", ok({ ...PAYMENT, ...nothing, state: "over", paid: 2430 }));
  await showIt(930.5);
  await expect.element(text("We give back")).toBeVisible();
  await expect.element(text("₹930.50")).toBeVisible();
  await expect.element(text("Nothing. Thank you.")).not.toBeInTheDocument();
});

it("asks for nothing once all is paid, and says how to pay cash", async () => {
  const nothing = { due: 0, upi: null, bank: null } as const;
  answer("GET /orders/{id}/payment", ok({ ...PAYMENT, ...nothing, state: "paid", paid: 2430 }));
  await showIt();
  await expect.element(text("Nothing. Thank you.")).toBeVisible();
  await expect.element(text("To be paid")).not.toBeInTheDocument();
});

it("says that an order on delivery is paid in cash", async () => {
  answer("GET /orders/{id}/payment", ok({ ...PAYMENT, method: "cod", dueOn: null, upi: null }));
  await showIt();
  await expect.element(text("You pay in cash when the goods arrive.")).toBeVisible();
});

it("links to the online payment while something is due", async () => {
  const online = { method: "razorpay", dueOn: null, upi: null } as const;
  answer("GET /orders/{id}/payment", ok({ ...PAYMENT, ...online }));
  await showIt();
  await expect
    .element(page.getByRole("link", { name: "Pay ₹2,430.00 now" }))
    .toHaveAttribute("href", "/pay?order=KLN-202611-7Q4M2X&key=k3y");
  await expectNoAxeViolations();
});

it("can be loaded again after a failure", async () => {
  answer("GET /orders/{id}/payment", INTERNAL);
  await showIt();
  await expect.element(text(/could not be loaded/)).toBeVisible();
  answer("GET /orders/{id}/payment", ok(PAYMENT));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
});
