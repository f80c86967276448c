import { describe, expect, it } from "vitest";
import { mailedRefund, mailedReturn, order, shop } from "./examples";
import { orderRefunded } from "./order-refunded";
import { orderReturned } from "./order-returned";

const joined = (text: string) => text.replace(/\s+/g, " ");
const payment = {
  ...order.payment,
  state: "over",
  paidPaise: 12_116_400,
  refundedPaise: 0,
  outstandingPaise: -6_055_500,
} as const;
const paid = { ...order, payment };

const MAILS = {
  refund: orderRefunded(paid, shop, mailedRefund),
  return: orderReturned(paid, shop, mailedReturn),
};

describe("the mails about money that went back and goods that came back", () => {
  it.each([
    ["refund", ["₹60,555.00", "by bank transfer", "UTR4217", "25 November 2026", "7-10 business"]],
    ["refund", ["The reason: One carton was torn.", "Credit note KLN/2627C00001"]],
    ["return", ["1 × Kraft mailer box", "Credit note KLN/2627C00001 takes ₹60,555.00 off"]],
    ["return", ["We refund ₹60,555.00 in 7-10 business days.", "Paid: ₹1,21,164.00"]],
    ["return", ["Order value after refund: ₹60,609.00", "Still to refund: ₹60,555.00"]],
  ] as const)("say in both parts what the customer needs: %s %s", (name, facts) => {
    const { html, text } = MAILS[name];
    for (const fact of [...facts, order.orderId]) {
      expect(joined(html)).toContain(fact);
      expect(joined(text)).toContain(fact);
    }
  });

  it("end the reason where whoever typed it did not", () => {
    const reason = "Crushed corner";
    const [refund, goods] = [
      orderRefunded(paid, shop, { ...mailedRefund, reason }),
      orderReturned(paid, shop, { ...mailedReturn, reason }),
    ];
    for (const { text, html } of [refund, goods]) {
      expect(joined(text)).toContain("The reason: Crushed corner. Credit note");
      expect(joined(html)).toContain("The reason: Crushed corner. Credit note");
    }
  });

  it("keep what is not told to themselves, and promise nothing that is not owed", () => {
    const quiet = { ...mailedRefund, means: "cash", reason: null, creditNote: null } as const;
    const cash = joined(orderRefunded(order, shop, { ...quiet, reference: null }).text);
    expect(cash).toContain("₹60,555.00 back in cash on");
    expect(cash).not.toMatch(/reason|reference|Credit note|reaches you/);
    const unpaid = joined(orderReturned(order, shop, { ...mailedReturn, creditNote: null }).text);
    expect(unpaid).toContain("It comes to ₹60,555.00, tax included.");
    expect(unpaid).not.toMatch(/We refund|Still to pay/);
  });

  it("always come: nothing in them ends them", () => {
    for (const { html, text } of Object.values(MAILS)) {
      expect(html + text).not.toContain("Stop emails");
    }
  });
});
