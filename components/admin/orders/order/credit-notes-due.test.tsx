import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { movementsAdminExamples } from "@/lib/fulfilment/examples";
import { ORDER } from "@/lib/orders/read/example-order";
import type { RefundAnswer } from "@/lib/fulfilment/schemas";
import { CreditNotesDue } from "./credit-notes-due";

const ENDPOINT = "POST /admin/orders/{id}/refunds/{refund}/credit-note";
const MADE = movementsAdminExamples.creditRefund.answer;
const CREDITED: RefundAnswer = MADE.refund;
const DUE: RefundAnswer = { ...CREDITED, creditNote: null, creditDue: CREDITED.amount };

const button = (name: string) => page.getByRole("button", { name });
const note = (words: string | RegExp) =>
  page.getByRole("region", { name: /^Notices/ }).getByText(words);

/** Returns the number of reloads that were requested. */
async function shown(refunds: RefundAnswer[]) {
  const requested = { renewals: 0 };
  const renew = () => {
    requested.renewals += 1;
    return Promise.resolve();
  };
  const address = `/admin/orders/${ORDER.orderId}`;
  await show(<CreditNotesDue order={ORDER} refunds={refunds} renew={renew} />, address);
  return requested;
}

it("shows a refund made in Razorpay's dashboard, and issues its credit note after a confirmation", async () => {
  await page.viewport(390, 800);
  const page390 = await shown([DUE, CREDITED]);
  await expect
    .element(
      page.getByText(/^₹1,215\.00 was refunded in Razorpay’s dashboard on .*: a credit note/),
    )
    .toBeVisible();
  await expect.element(page.getByText(/at most/)).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await button("Issue Credit Note").click();
  await expect.element(page.getByText(/cannot be changed or taken back/)).toBeVisible();
  await expectNoAxeViolations();
  const requested = answer(ENDPOINT, ok(MADE));
  await button("Issue Credit Note").last().click();
  await expect.element(note(/KLN\/2627C00001 of order/)).toBeVisible();
  await expect.element(page.getByText(/cannot be changed/)).not.toBeInTheDocument();
  expect(requested).toHaveLength(1);
  expect(page390.renewals).toBe(1);
});

it("issues the void credit note of a return again after a confirmation", async () => {
  const voidNotes = [{ _id: ORDER._id, number: "KLN/2627C00001", total: 1215 }];
  const renew = () => Promise.resolve();
  const card = <CreditNotesDue {...{ order: ORDER, refunds: [], voidNotes, renew }} />;
  await show(card, `/admin/orders/${ORDER.orderId}`);
  await expect.element(page.getByText(/its ₹1,215\.00 is charged again until/)).toBeVisible();
  await button("Issue Again").click();
  await expect.element(page.getByText("Issue a credit note of ₹1,215.00?")).toBeVisible();
  const { answer: made } = movementsAdminExamples.creditAgain;
  const asked = answer("POST /admin/orders/{id}/credit-notes/{note}/again", ok(made));
  await button("Issue Credit Note").click();
  await expect.element(note(/KLN\/2627C00002 of order/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

it("says that less can be credited than was refunded, and asks to confirm that", async () => {
  await shown([{ ...DUE, creditDue: 150 }]);
  await expect.element(page.getByText(/of ₹150\.00 at most: the rest had been paid/)).toBeVisible();
  await button("Issue Credit Note").click();
  await expect.element(page.getByText("Issue a credit note of ₹150.00?")).toBeVisible();
});

it("shows why it was refused, and reloads what is due", async () => {
  const requested = await shown([DUE]);
  const words = "No credit note is due for this refund.";
  answer(ENDPOINT, refusal(409, "invalid_transition", words));
  await button("Issue Credit Note").click();
  await button("Issue Credit Note").last().click();
  await expect.element(note(words)).toBeVisible();
  expect(requested.renewals).toBe(1);
});

it("renders nothing if none is due", async () => {
  await shown([CREDITED]);
  await expect.element(button("Issue Credit Note")).not.toBeInTheDocument();
});
