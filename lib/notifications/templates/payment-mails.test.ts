import { describe, expect, it } from "vitest";
import { order, payableOrder, shop } from "./examples";
import { orderConfirmation } from "./order-confirmation";
import { paymentReceived } from "./payment-received";
import { paymentReminder } from "./payment-reminder";

const words = (text: string) => text.replace(/\s+/g, " ");
const LINK = "upi://pay?pa=klnpackaging@okicici&amp;pn=KLN%20Packaging&amp;am=121164.00&amp;cu=INR";

const FACTS = [
  "₹1,21,164.00",
  "24 November 2026",
  "klnpackaging@okicici",
  "KLN Packaging Private Limited",
  "50100123456789",
  "HDFC0001234",
  "HDFC Bank, Udyog Vihar",
];

describe.each([
  ["the confirmation", orderConfirmation(payableOrder, shop)],
  ["the reminder", paymentReminder(payableOrder, shop)],
])("%s of an order that is to be paid", (_name, mail) => {
  it.each(FACTS)("says %s in both parts", (fact) => {
    expect(words(mail.html)).toContain(fact);
    expect(words(mail.text)).toContain(fact);
  });

  it("shows the QR code that it carries, and leads to the app", () => {
    expect(mail.html).toContain('src="cid:upi-qr@order"');
    expect(mail.html).toContain(LINK);
    expect(mail.text).toContain(LINK.replaceAll("&amp;", "&"));
    expect(mail.text).not.toContain("No card has been charged");
  });
});

describe("the confirmation", () => {
  it("says nothing of it where payment is arranged with the order", () => {
    const { html, text } = orderConfirmation(order, shop);
    for (const part of [html, text]) {
      expect(part).not.toMatch(/how to pay/i);
      expect(part).toContain("No card has been charged for this order.");
    }
  });

  it("says that an order on delivery is paid in cash", () => {
    const payment = { ...order.payment, method: "cod" } as const;
    const { text } = orderConfirmation({ ...order, payment }, shop);
    expect(words(text)).toContain("You pay ₹1,21,164.00 in cash when the goods arrive.");
  });
});

describe("the reminder", () => {
  it("names what is in and asks for the rest", () => {
    const payment = { ...payableOrder.payment, paidPaise: 116_400, outstandingPaise: 12_000_000 };
    const mail = paymentReminder({ ...payableOrder, payment }, shop);
    expect(mail.subject).toBe("Payment of ₹1,20,000.00 for order KLN-7QH4-MK2T");
    expect(words(mail.text)).toContain("₹1,20,000.00 of your order is still to be paid.");
    expect(words(mail.text)).toContain("₹1,164.00 is in. Thank you.");
  });
});

describe("the thanks", () => {
  const paid = { ...order.payment, paidPaise: 12_116_400, outstandingPaise: 0 };

  it("say what came in", () => {
    const mail = paymentReceived({ ...order, payment: paid }, shop);
    expect(mail.subject).toBe("Payment for order KLN-7QH4-MK2T received");
    expect(words(mail.text)).toContain("We have received ₹1,21,164.00. Your order is fully paid");
    expect(mail.html).not.toContain("Paid too much");
  });

  it("say what was paid too much", () => {
    const payment = { ...paid, outstandingPaise: -100_00 };
    const { html, text } = paymentReceived({ ...order, payment }, shop);
    for (const part of [html, words(text)]) expect(part).toContain("₹100.00 is more than");
  });
});
