import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { paymentsAdminExamples } from "@/lib/payments/examples";
import { ORDER } from "@/lib/orders/read/example-order";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { LedgerAnswer } from "@/lib/payments/schemas";
import { PaymentCard } from "./payment-card";

const LEDGER = paymentsAdminExamples.getLedger.answer as unknown as LedgerAnswer;
const RECEIPT = firstOf(LEDGER.rows);
const UNPAID: LedgerAnswer = { ...LEDGER, payment: ORDER.payment, remindedAt: null, rows: [] };
const order = ORDER as unknown as OrderAnswer;

/** Renders the card on a page that shows the ledger `next` after an action. */
function Card({
  ledger,
  next = ledger,
  owed = 0,
}: {
  ledger: LedgerAnswer;
  next?: LedgerAnswer;
  owed?: number;
}) {
  const [value, setValue] = useState(ledger);
  const renew = () => {
    setValue(next);
    return Promise.resolve();
  };
  return (
    <PaymentCard
      order={order}
      ledger={value}
      refunds={[]}
      voidNotes={[]}
      owed={owed}
      renew={renew}
    />
  );
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const note = (words: string) => page.getByRole("region", { name: /^Notices/ }).getByText(words);

it("shows the amount due, and records a payment with its UTR", async () => {
  await show(<Card ledger={UNPAID} next={LEDGER} />);
  await expect.element(page.getByText("23 November 2026")).toBeVisible();
  await button("Record Payment").click();
  await expect.element(field("Amount (₹)")).toHaveValue("2430.00");
  await expect.element(field("Payment mode")).toHaveValue("upi");
  await expectNoAxeViolations();
  await field("Amount (₹)").fill("24,30");
  await field("Received on").fill("2026-11-20");
  await field("UTR or reference").fill("HDFCN52026112198");
  await button("Record Payment").last().click();
  await expect.element(page.getByText("Enter an amount in rupees")).toBeVisible();
  await field("Amount (₹)").fill("2430");
  const used = "HDFCN52026112198 was recorded already, for order KLN-1.";
  const requested = answer("POST /admin/orders/{id}/payments", {
    status: 409,
    body: { code: "duplicate_reference", message: used, fields: { reference: used } },
  });
  await button("Record Payment").last().click();
  await expect.element(page.getByText("was recorded already")).toBeVisible();
  expect(requested).toMatchObject([
    {
      body: {
        amount: 2430,
        means: "upi",
        reference: "HDFCN52026112198",
        at: "2026-11-20",
        dueRead: 2430,
      },
    },
  ]);
  answer("POST /admin/orders/{id}/payments", ok(RECEIPT));
  await button("Record Payment").last().click();
  await expect.element(note("Payment Recorded")).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Ledger" })).toMatchTextContent("HDFCN52");
});

it("records tax deducted by the buyer, with its certificate", async () => {
  const tds = { section: "194Q", quarter: "2026-27 Q3" };
  const certificate = { ...RECEIPT, means: "tds", reference: "QBXYZAB", tds } as const;
  await show(<Card ledger={UNPAID} next={{ ...LEDGER, rows: [certificate] }} />);
  await button("Record Payment").click();
  await field("Payment mode").selectOptions("TDS certificate");
  await button("Record Payment").last().click();
  await expect.element(page.getByText("Enter the number of the certificate")).toBeVisible();
  await expect.element(page.getByText("Enter the section, such as 194Q")).toBeVisible();
  await expectNoAxeViolations();
  await field("Certificate number").fill("QBXYZAB");
  await field("Section").fill("194q");
  await field("Quarter").selectOptions(tds.quarter);
  const requested = answer("POST /admin/orders/{id}/payments", ok(certificate));
  await button("Record Payment").last().click();
  await expect.element(note("Payment Recorded")).toBeVisible();
  expect(requested).toMatchObject([
    { body: { means: "tds", reference: "QBXYZAB", tds: { quarter: tds.quarter } } },
  ]);
  await expect.element(page.getByText(/QBXYZAB, section 194Q, 2026-27 Q3/)).toBeVisible();
});

it("shows what another tab recorded meanwhile, instead of recording it twice", async () => {
  await show(<Card ledger={UNPAID} next={LEDGER} />);
  await button("Record Payment").click();
  const message = "This order changed meanwhile: nothing is still to be paid.";
  answer("POST /admin/orders/{id}/payments", {
    status: 409,
    body: { code: "edit_conflict", message, fields: { amount: message } },
  });
  await button("Record Payment").last().click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText("HDFCN52026112198")).toBeInTheDocument();
});

it("shows the amount to refund", async () => {
  await show(<Card ledger={LEDGER} owed={430.5} />);
  await expect.element(page.getByText("To refund")).toBeVisible();
  await expect.element(page.getByText("₹430.50")).toBeVisible();
  await expect.element(page.getByText("To be paid")).not.toBeInTheDocument();
});

it("sends a reminder by one press, and says when it was sent or why not", async () => {
  const reminded = { ...UNPAID, remindedAt: "2026-11-22T05:30:00.000Z" };
  await show(<Card ledger={UNPAID} next={reminded} />);
  answer("POST /admin/orders/{id}/payment-reminder", refusal(429, "rate_limited", "Wait a day."));
  await button("Send Reminder").click();
  await expect.element(note("Wait a day.")).toBeVisible();
  answer("POST /admin/orders/{id}/payment-reminder", ok(undefined));
  await button("Send Reminder").click();
  await expect.element(page.getByText(/Reminded on/)).toBeVisible();
});

it("reverses a mistake with a reason, but no rows from Razorpay", async () => {
  const captured = {
    ...RECEIPT,
    _id: order._id,
    means: "razorpay",
    providerId: "pay_1",
    reference: null,
  } as const;
  await show(<Card ledger={{ ...LEDGER, rows: [RECEIPT, captured] }} />);
  await expect.element(button(/^Take back/)).toHaveLength(1);
  await expect.element(button("Send Reminder")).not.toBeInTheDocument();
  await button(/^Take back/).click();
  await button("Take Back").last().click();
  await expect.element(page.getByText("Please fill in the Reason field.")).toBeVisible();
  await expectNoAxeViolations();
  await field("Reason").fill("Another customer's");
  const requested = answer(
    "POST /admin/orders/{id}/payments/{payment}/reversal",
    ok(paymentsAdminExamples.reversePayment.answer),
  );
  await button("Take Back").last().click();
  await expect.element(note("Entry Taken Back")).toBeVisible();
  expect(requested).toMatchObject([{ body: { reason: "Another customer's" } }]);
});
