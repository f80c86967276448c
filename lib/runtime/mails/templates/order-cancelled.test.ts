import { describe, expect, it } from "vitest";
import { order, shop } from "@/e2e/mails/examples";
import { renderEmail } from "../render-email";
import type { MailedOrder } from "./mailed-order";
import { OrderCancelled } from "./order-cancelled";

const CANCELLED_AT = new Date("2026-11-21T09:42:00Z");
const byCustomer = { by: "customer", inProduction: false } as const;
const write = (changes: Partial<MailedOrder>) =>
  renderEmail(OrderCancelled, { order: { ...order, ...changes }, shop, cancelledAt: CANCELLED_AT });
const mail = write({ cancelled: byCustomer });
const joined = (text: string) => text.replace(/\s+/g, " ");

describe("the mail about a cancelled order", () => {
  it("names the order in its subject", () => {
    expect(mail.subject).toBe("Order KLN-7QH4-MK2T cancelled");
  });

  it.each([
    "KLN-7QH4-MK2T",
    "21 November 2026 at 3:12 pm IST",
    "Kraft mailer box",
    "₹1,24,500.00",
    "−₹12,450.00",
    "₹1,21,164.00",
    "hello@klnpackaging.example",
  ])("contains %s in both parts", (fact) => {
    expect(mail.html).toContain(fact);
    expect(joined(mail.text)).toContain(fact);
  });

  it.each([
    ["customer", "You cancelled it on 21 November 2026 at 3:12 pm IST", "If that was not you"],
    ["shop", "We cancelled it on 21 November 2026 at 3:12 pm IST", "If you have a question"],
    ["system", "It was cancelled automatically on 21 November", "It was not confirmed in time"],
  ] as const)("states that the %s cancelled it", (by, ...words) => {
    const cancelled = { by, inProduction: false };
    const { html, text } = write({ cancelled });
    for (const part of words) {
      expect(html).toContain(part);
      expect(joined(text)).toContain(part);
    }
  });

  it.each(["No card was charged", "in 7-10 business days"])(
    "promises the refund of the policy: %s",
    (words) => {
      expect(mail.html).toContain(words);
      expect(joined(mail.text)).toContain(words);
    },
  );

  it("mentions that production had begun, and a public reason", () => {
    const cancelled = { by: "shop", inProduction: true, reason: "The board is sold out." } as const;
    const told = write({ cancelled });
    for (const part of [told.html, joined(told.text)]) {
      expect(part).toContain("at 3:12 pm IST, during production.");
      expect(part).toContain("The reason: The board is sold out.");
    }
    expect(mail.html + mail.text).not.toContain("The reason");
  });

  it.each([
    [{ paidPaise: 500_000, refundedPaise: 100_000 }, "We refund the ₹4,000.00 that you have paid"],
    [{ paidPaise: 500_000, refundedPaise: 500_000 }, "We have refunded the ₹5,000.00"],
    [{ paidPaise: 0, refundedPaise: 0 }, "We have received no payment for this order"],
  ])("explains what happens to the payment: %j", (sums, words) => {
    const payment = { ...order.payment, method: "upi", ...sums } as const;
    const { html, text } = write({ cancelled: byCustomer, payment });
    for (const part of [html, joined(text)]) {
      expect(part).toContain(words);
      expect(part).not.toContain("No card was charged");
    }
  });

  it("opens the order, in both parts", () => {
    const address = "https://shop.example/order-confirmation?order=KLN-7QH4-MK2T&key=";
    expect(mail.html).toContain(address.replace("&", "&amp;"));
    expect(mail.text).toContain(address);
  });
});
