import { describe, expect, it } from "vitest";
import { order, shop } from "@/e2e/mails/examples";
import { renderEmail } from "../render-email";
import { ReviewRequest } from "./order-requests";
import {
  OrderCorrected,
  OrderDelivered,
  OrderProcessing,
  OrderShipped,
  OrderTracking,
} from "./order-status";

const joined = (text: string) => text.replace(/\s+/g, " ");
const tracking = {
  carrier: "Delhivery",
  number: "DL-4217",
  url: "https://track.example.com/?id=DL-4217&x=1",
};
const shipped = { ...order, tracking };

const MAILS = {
  processing: renderEmail(OrderProcessing, { order, shop }),
  shipped: renderEmail(OrderShipped, { order: shipped, shop }),
  tracking: renderEmail(OrderTracking, { order: shipped, shop }),
  delivered: renderEmail(OrderDelivered, {
    order,
    shop,
    deliveredAt: new Date("2026-11-27T20:00:00Z"),
  }),
  corrected: renderEmail(OrderCorrected, { order, shop, from: "Shipped", to: "Processing" }),
  review: renderEmail(ReviewRequest, { order, shop }),
};

describe("the mails about an order's status", () => {
  it("name the order in their subjects", () => {
    expect(Object.values(MAILS).map(({ subject }) => subject)).toEqual([
      "Order KLN-7QH4-MK2T is in production",
      "Order KLN-7QH4-MK2T is on its way",
      "Tracking details for order KLN-7QH4-MK2T",
      "Order KLN-7QH4-MK2T was delivered",
      "Correction: order KLN-7QH4-MK2T is in production",
      "How is what you ordered? (KLN-7QH4-MK2T)",
    ]);
  });

  it("name the cash to pay on delivery, until it is paid", () => {
    const cash = { ...order.payment, method: "cod", outstandingPaise: 12_116_400 } as const;
    const leaving = (payment: typeof order.payment) =>
      renderEmail(OrderShipped, { order: { ...shipped, payment }, shop });
    const words = "Please have ₹1,21,164.00 in cash ready when it arrives.";
    expect(joined(leaving(cash).text)).toContain(words);
    expect(joined(leaving(cash).html)).toContain(words);
    expect(leaving({ ...cash, outstandingPaise: 0 }).text).not.toContain("in cash");
    expect(leaving({ ...cash, method: "bank" }).text).not.toContain("in cash");
  });

  it.each([
    ["processing", ["3-5 business days", "Saturday 28 November 2026", "no longer be cancelled"]],
    [
      "shipped",
      [
        "Delhivery",
        "DL-4217",
        "24-48 hrs",
        "The invoice is attached.",
        "Kraft mailer box",
        "₹1,21,164.00",
      ],
    ],
    ["tracking", ["Delhivery", "DL-4217", "They replace any that we sent earlier"]],
    ["corrected", ["Our last email was a mistake.", "order is on its way. That was not so"]],
    ["delivered", ["28 November 2026", "within 48 hours of receipt", "2-5 business days"]],
  ] as const)("contain in both parts the customer's details: %s", (name, facts) => {
    const { html, text } = MAILS[name];
    for (const fact of [...facts, "KLN-7QH4-MK2T", "21 November 2026", "+91 124 400 0000"]) {
      expect(joined(html)).toContain(fact);
      expect(joined(text)).toContain(fact);
    }
  });

  it.each(Object.entries(MAILS))("open the order, in both parts: %s", (_, { html, text }) => {
    const address = "https://shop.example/order-confirmation?order=KLN-7QH4-MK2T&key=";
    expect(html).toContain(`href="${address.replace("&", "&amp;")}`);
    expect(text).toContain(address);
  });

  it("follow the parcel where the carrier shows it", () => {
    for (const { html, text } of [MAILS.shipped, MAILS.tracking]) {
      expect(html).toContain('href="https://track.example.com/?id=DL-4217&amp;x=1"');
      expect(text).toContain(tracking.url);
    }
    const { html, text } = renderEmail(OrderShipped, {
      order: { ...order, tracking: { ...tracking, url: null } },
      shop,
    });
    expect(html + text).not.toContain("Track the parcel");
  });

  it("mention when there is no tracking", () => {
    const { html, text } = renderEmail(OrderShipped, { order, shop });
    for (const part of [html, text]) {
      expect(joined(part)).toContain("has no tracking number");
      expect(part).not.toMatch(/null|undefined/);
    }
  });

  it("show markup in tracking details as the text that it is", () => {
    const carrier = '<img src=x onerror="alert(1)">';
    const mail = renderEmail(OrderShipped, {
      order: { ...order, tracking: { ...tracking, carrier } },
      shop,
    });
    expect(mail.html).not.toContain("<img src=x");
  });
});
