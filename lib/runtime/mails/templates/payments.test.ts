import { describe, expect, it } from "vitest";
import { mailedNote, mailedReturn } from "@/e2e/mails/goods-examples";
import { advancedOrder, mailedRefund, order, payableOrder, shop } from "@/e2e/mails/examples";
import { renderEmail } from "../render-email";
import type { MailedOrder } from "./mailed-order";
import { OrderConfirmation } from "./order-confirmation";
import {
  AdvanceReceived,
  CreditedAgain,
  OrderRefunded,
  OrderReturned,
  PaymentReceived,
  PaymentReminder,
} from "./payments";

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
  ["the confirmation", renderEmail(OrderConfirmation, { order: payableOrder, shop })],
  ["the reminder", renderEmail(PaymentReminder, { order: payableOrder, shop })],
])("%s of an order that is to be paid", (_name, mail) => {
  it.each(FACTS)("contains %s in both parts", (fact) => {
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
  it("has no payment instructions when payment is arranged individually", () => {
    const { html, text } = renderEmail(OrderConfirmation, { order, shop });
    for (const part of [html, text]) {
      expect(part).not.toMatch(/how to pay/i);
      expect(part).toContain("No card has been charged for this order.");
    }
  });

  it("says that an order on delivery is paid in cash", () => {
    const payment = { ...order.payment, method: "cod" } as const;
    const { text } = renderEmail(OrderConfirmation, { order: { ...order, payment }, shop });
    expect(words(text)).toContain("You pay ₹1,21,164.00 in cash when the goods arrive.");
  });
});

it("an advance shows the paid and the open amount", () => {
  const { text } = renderEmail(AdvanceReceived, { order: advancedOrder, shop });
  expect(words(text)).toContain(
    "We have received ₹60,582.00 of your order so far. ₹60,582.00 is still to be paid.",
  );
});

describe("the reminder", () => {
  it("names the paid amount and asks for the rest", () => {
    const payment = { ...payableOrder.payment, paidPaise: 116_400, outstandingPaise: 12_000_000 };
    const mail = renderEmail(PaymentReminder, { order: { ...payableOrder, payment }, shop });
    expect(mail.subject).toBe("Payment of ₹1,20,000.00 for order KLN-7QH4-MK2T");
    expect(words(mail.text)).toContain("₹1,20,000.00 of your order is still to be paid.");
    expect(words(mail.text)).toContain("₹1,164.00 is in. Thank you.");
  });
});

describe("the thanks", () => {
  const paid = { ...order.payment, paidPaise: 12_116_400, outstandingPaise: 0 };

  it("name the amount received", () => {
    const mail = renderEmail(PaymentReceived, { order: { ...order, payment: paid }, shop });
    expect(mail.subject).toBe("Payment for order KLN-7QH4-MK2T received");
    expect(words(mail.text)).toContain("We have received ₹1,21,164.00. Your order is fully paid");
    expect(mail.html).not.toContain("Paid too much");
  });

  it("name an overpayment", () => {
    const payment = { ...paid, outstandingPaise: -100_00 };
    const { html, text } = renderEmail(PaymentReceived, { order: { ...order, payment }, shop });
    for (const part of [html, words(text)]) expect(part).toContain("₹100.00 is more than");
  });
});

const payment = {
  ...order.payment,
  state: "over",
  paidPaise: 12_116_400,
  refundedPaise: 0,
  outstandingPaise: -6_055_500,
} as const;
const paid: MailedOrder = { ...order, payment };

const refunded = (changes: Partial<typeof mailedRefund> = {}, of = paid) =>
  renderEmail(OrderRefunded, { order: of, shop, refund: { ...mailedRefund, ...changes } });
const returned = (changes: Partial<typeof mailedReturn> = {}, of = paid) =>
  renderEmail(OrderReturned, { order: of, shop, returned: { ...mailedReturn, ...changes } });

const MAILS = {
  refund: refunded(),
  return: returned(),
  again: renderEmail(CreditedAgain, { order: paid, shop, again: mailedNote }),
};

describe("the mails about refunds and returns", () => {
  it.each([
    ["refund", ["₹60,555.00", "by bank transfer", "UTR4217", "25 November 2026", "7-10 business"]],
    ["refund", ["The reason: One carton was torn.", "Credit note KLN/2627C00001"]],
    ["return", ["1 pack of Kraft mailer box", "Credit note KLN/2627C00001 takes ₹60,555.00 off"]],
    ["return", ["We refund ₹60,555.00 in 7-10 business days.", "Paid: ₹1,21,164.00"]],
    ["again", ["Credit note KLN/2627C00002 replaces KLN/2627C00001", "same ₹60,555.00 off"]],
    ["return", ["Order value after refund: ₹60,609.00", "Still to refund: ₹60,555.00"]],
  ] as const)("contain in both parts the customer's details: %s %s", (name, facts) => {
    const { html, text } = MAILS[name];
    for (const fact of [...facts, order.orderId]) {
      expect(words(html)).toContain(fact);
      expect(words(text)).toContain(fact);
    }
  });

  it("complete a reason without a full stop", () => {
    const reason = "Crushed corner";
    for (const { text, html } of [refunded({ reason }), returned({ reason })]) {
      expect(words(text)).toContain("The reason: Crushed corner. Credit note");
      expect(words(html)).toContain("The reason: Crushed corner. Credit note");
    }
  });

  it("omit internal reasons, and promise nothing that is not due", () => {
    const quiet = { means: "cash", reason: null, creditNote: null } as const;
    const cash = words(refunded({ ...quiet, reference: null }, order).text);
    expect(cash).toContain("₹60,555.00 back in cash on");
    expect(cash).not.toMatch(/reason|reference|Credit note|reaches you/);
    const unpaid = words(returned({ creditNote: null }, order).text);
    expect(unpaid).toContain("It comes to ₹60,555.00, tax included.");
    expect(unpaid).not.toMatch(/We refund|Still to pay/);
  });

  it("always come: nothing in them ends them", () => {
    for (const { html, text } of Object.values(MAILS)) {
      expect(html + text).not.toContain("Stop emails");
    }
  });
});
