import { describe, expect, it } from "vitest";
import { order, shop } from "@/e2e/mails/examples";
import { renderEmail } from "../render-email";
import { RefundNeeded, WebhookStopped } from "./staff";

const toMail = (outstandingPaise: number) =>
  renderEmail(RefundNeeded, {
    order: { orderId: order.orderId, payment: { method: "razorpay", outstandingPaise } },
    shop,
  });

describe("the mail about a refund that Razorpay did not make", () => {
  it("names order, amount and remedy, and links to the order", () => {
    const { subject, html, text } = toMail(-112_200);
    expect(subject).toBe("Please refund order KLN-7QH4-MK2T");
    for (const part of [html, text]) {
      expect(part).toContain("₹1,122.00 of order KLN-7QH4-MK2T is to be refunded");
      expect(part).toContain("https://shop.example/admin/orders/KLN-7QH4-MK2T");
    }
  });

  it("asks for nothing once it has been settled", () => {
    expect(toMail(0).text).toContain("You do not need to do anything.");
  });
});

it("the mail about a webhook that was switched off names it with the reason, and links to it", () => {
  const { subject, html, text } = renderEmail(WebhookStopped, { host: "erp.example.in", shop });
  expect(subject).toBe("The webhook to erp.example.in was switched off");
  for (const part of [html, text]) {
    expect(part).toContain("No delivery to erp.example.in has succeeded for five days");
    expect(part).toContain("https://shop.example/admin?tab=connections");
  }
});
