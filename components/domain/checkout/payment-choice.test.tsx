import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { accountExamples } from "@/lib/identity/examples";
import { applyPromo } from "@/lib/client/promo";
import { recheckSession } from "@/lib/client/session";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import {
  complete,
  fillDelivery,
  note,
  QUOTE,
  RULES,
  showCheckout,
  signIn,
} from "@/e2e/component/checkout";
import { answer, INTERNAL, ok, refusal } from "@/e2e/component/shop";
import { closeDraft } from "./stored/stored-draft";

const way = (name: string | RegExp) => page.getByRole("radio", { name });

/** Renders an empty form. */
async function showChoice(...methods: PaymentMethod[]): Promise<void> {
  closeDraft(false);
  answer("POST /cart/quote", ok(QUOTE));
  await showCheckout({ payments: { ...RULES.payments, methods } });
  await expect.element(complete()).toBeEnabled();
}

/** A reply that is held until the test releases it. */
function heldBack<Reply>(reply: Reply) {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  return { reply: () => promise, release: () => resolve(reply) };
}

describe("the payment methods at checkout", () => {
  it("replace the card, and the chosen one is sent", async () => {
    await showChoice("upi", "bank");
    await expect.element(page.getByLabelText("Card Number")).not.toBeInTheDocument();
    await expect.element(page.getByText(/Please pay within 3 days/).first()).toBeVisible();
    await fillDelivery();
    await complete().click();
    await expect.element(note("Please choose a way to pay.")).toBeVisible();
    await expect.element(way(/^UPI/)).toHaveFocus();
    await expectNoAxeViolations();
    await way(/^Bank transfer/).click();
    const heard = answer("POST /orders", refusal(409, "out_of_stock", "Only 1 left."));
    await complete().click();
    await expect.poll(() => heard[0]?.body).toMatchObject({ paymentMethod: "bank" });
    await expect.element(note("Order Failed").last()).toBeVisible();
    expect(JSON.stringify(heard[0]?.body)).not.toContain("card");
  });

  it("are sent without a choice if there is only one", async () => {
    await showChoice("upi");
    await expect.element(way(/^UPI/)).toBeChecked();
    await fillDelivery();
    const heard = answer("POST /orders", refusal(409, "out_of_stock", "Only 1 left."));
    await complete().click();
    await expect.poll(() => heard[0]?.body).toMatchObject({ paymentMethod: "upi" });
    await expect.element(note("Order Failed").last()).toBeVisible();
  });

  it.each([{ methods: ["upi", "cod"] as const }, { methods: [] }])(
    "are not asked for where nothing is due, with %o",
    async ({ methods }) => {
      closeDraft(false);
      answer("POST /cart/quote", ok({ ...QUOTE, total: 0 }));
      await showCheckout({ payments: { ...RULES.payments, methods } });
      await expect.element(page.getByText("There is nothing to pay.")).toBeVisible();
      await expect.element(way(/^UPI/)).not.toBeInTheDocument();
      await fillDelivery();
      const heard = answer("POST /orders", refusal(409, "out_of_stock", "Only 1 left."));
      await complete().click();
      await expect.poll(() => heard[0]?.body).toMatchObject({ totalAmount: 0 });
      expect(heard[0]?.body).not.toHaveProperty("paymentMethod");
      await expect.element(note("Order Failed").last()).toBeVisible();
    },
  );

  it("are asked for where the order is impossible as asked, which totals zero as well", async () => {
    closeDraft(false);
    const lines = QUOTE.lines.map((line) => ({ ...line, available: false }));
    answer("POST /cart/quote", ok({ ...QUOTE, lines, subtotal: 0, total: 0 }));
    await showCheckout({ payments: { ...RULES.payments, methods: ["upi"] } });
    await expect.element(page.getByText("₹0.00").first()).toBeVisible();
    await expect.element(way(/^UPI/)).toBeVisible();
  });

  it("report a guest's used-up promo code as soon as the email is typed", async () => {
    applyPromo("TEST25");
    await showChoice("upi");
    const used = { ...QUOTE, promo: null, promoError: "You have already used this promo code." };
    const heard = answer("POST /cart/quote", ok(used));
    await fillDelivery();
    await expect.element(page.getByText(used.promoError).first()).toBeVisible();
    expect(heard.at(-1)?.body).toMatchObject({ promoCode: "TEST25", email: "asha@example.in" });
    expect(heard.filter(({ body }) => JSON.stringify(body).includes('asha@ex"'))).toEqual([]);
    applyPromo(null);
  });

  it("explain why cash is refused for a large amount, and choose the only other one", async () => {
    await showChoice("cod");
    await expect.element(way(/Cash on delivery/)).toBeChecked();
    await expect.element(way(/Cash on delivery/)).toBeDisabled();
    await expect.element(page.getByText(/possible up to ₹2,000/)).toBeVisible();
    await fillDelivery();
    await complete().click();
    await expect
      .element(page.getByRole("group", { name: "How do you want to pay?" }))
      .toHaveAccessibleDescription(/possible up to ₹2,000/);
  });

  it("keep the chosen one when the other is refused for the amount", async () => {
    await showChoice("upi", "cod");
    await expect.element(way(/Cash on delivery/)).toBeDisabled();
    await expect.element(way(/^UPI/)).toBeChecked();
  });

  it("with a limit stay disabled in place until the total is known", async () => {
    const quote = heldBack(ok(QUOTE));
    answer("POST /cart/quote", quote.reply);
    const methods = ["upi", "cod"] as const;
    closeDraft(false);
    await showCheckout({ payments: { ...RULES.payments, methods, codLimitPaise: 10_000_000 } });
    await expect.element(way(/^UPI/)).toBeEnabled();
    await expect.element(way(/Cash on delivery/)).toBeDisabled();
    await expect.element(way(/^UPI/)).not.toBeChecked();
    quote.release();
    await expect.element(way(/Cash on delivery/)).toBeEnabled();
    await expect.element(way(/^UPI/)).not.toBeChecked();
  });
});

describe("the checkout of a shop that sells to some customers on account", () => {
  const CREDIT = ok({ credit: { days: 30, limit: 100_000, open: 24_300 } });

  function answerCustomer(): void {
    answer("GET /auth/me", ok(accountExamples.getProfile.answer));
    answer("GET /addresses", ok([]));
  }

  async function showCustomer(): Promise<void> {
    signIn();
    answerCustomer();
    await showChoice("upi", "account");
  }

  it("offers payment on account to approved customers, with the remaining credit", async () => {
    answer("GET /auth/me/credit", CREDIT);
    await showCustomer();
    await expect.element(way(/On account/)).toBeEnabled();
    await expect
      .element(page.getByText(/within 30 days of each invoice. ₹75,700 of your limit of ₹1,00,000/))
      .toBeVisible();
  });

  it("names the overdue invoice and links to its order", async () => {
    const hold = {
      order: "KLN-261120-7K4Q9X",
      invoice: "KLN/2627-00042",
      amount: 12_000,
      dueOn: "2026-11-03",
    };
    answer("GET /auth/me/credit", ok({ credit: { days: 30, limit: 100_000, open: 12_000, hold } }));
    await showCustomer();
    await expect.element(way(/On account/)).toBeDisabled();
    const words = "Invoice KLN/2627-00042 is overdue: ₹12,000 was due by 3 November 2026.";
    await expect.element(page.getByText(words)).toBeVisible();
    const link = page.getByRole("link", { name: "Pay order KLN-261120-7K4Q9X" });
    await expect.element(link).toHaveAttribute("href", "/order/KLN-261120-7K4Q9X");
    await expectNoAxeViolations();
  });

  it("does not offer payment on account to others", async () => {
    await showChoice("upi", "account");
    await expect.element(way(/^UPI/)).toBeChecked();
    await expect.element(way(/On account/)).not.toBeInTheDocument();
  });

  it("preselects nothing while payment on account may still appear", async () => {
    const credit = heldBack(CREDIT);
    answer("GET /auth/me/credit", credit.reply);
    await showCustomer();
    await expect.element(way(/^UPI/)).not.toBeChecked();
    credit.release();
    await expect.element(way(/On account/)).toBeEnabled();
    await expect.element(way(/^UPI/)).not.toBeChecked();
    await expect.element(way(/On account/)).not.toBeChecked();
  });

  it.each([390, 1280])("moves no control when payment on account appears, at %i", async (width) => {
    const credit = heldBack(CREDIT);
    answer("GET /auth/me/credit", credit.reply);
    await page.viewport(width, 800);
    await showCustomer();
    const places = () =>
      [...document.querySelectorAll("form :is(input, select, textarea, button)")]
        .filter((element) => element.getAttribute("value") !== "account")
        .map((element) => Math.round(element.getBoundingClientRect().top + scrollY));
    const before = places();
    credit.release();
    await expect.element(way(/On account/)).toBeEnabled();
    expect(places()).toEqual(before);
  });

  it("keeps a choice made meanwhile", async () => {
    const credit = heldBack(CREDIT);
    answer("GET /auth/me/credit", credit.reply);
    await showCustomer();
    await way(/^UPI/).click();
    credit.release();
    await expect.element(way(/On account/)).toBeEnabled();
    await expect.element(way(/^UPI/)).toBeChecked();
  });

  it("drops the preselection when a customer signs in who may pay on account", async () => {
    await showChoice("upi", "account");
    await expect.element(way(/^UPI/)).toBeChecked();
    answerCustomer();
    answer("GET /auth/me/credit", CREDIT);
    signIn();
    recheckSession();
    await expect.element(way(/On account/)).toBeEnabled();
    await expect.element(way(/^UPI/)).not.toBeChecked();
  });

  it("preselects the only remaining method when the credit check fails", async () => {
    answer("GET /auth/me/credit", INTERNAL);
    await showCustomer();
    await expect.element(way(/^UPI/)).toBeChecked();
  });
});
