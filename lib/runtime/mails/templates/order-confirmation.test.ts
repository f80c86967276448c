import { describe, expect, it } from "vitest";
import { order, shop } from "@/e2e/mails/examples";
import { renderEmail } from "../render-email";
import type { KnownOrder, MailedOrder } from "./mailed-order";
import { OrderConfirmation } from "./order-confirmation";
import { NewOrder } from "./staff";

const confirm = (changes: Partial<MailedOrder> = {}, at = shop) =>
  renderEmail(OrderConfirmation, { order: { ...order, ...changes }, shop: at });
const tellShop = (changes: Partial<KnownOrder> = {}) =>
  renderEmail(NewOrder, { order: { ...order, ...changes }, shop });

const ADDRESS =
  "https://shop.example/order-confirmation?order=KLN-7QH4-MK2T&key=key_of-43-characters";

const FACTS = [
  "KLN-7QH4-MK2T",
  "Kraft mailer box",
  "per 100 pieces",
  "₹62,250.00",
  "₹1,24,500.00",
  "Discount (SAVE10, 10%)",
  "−₹12,450.00",
  "₹150.00",
  "Tax (8%)",
  "₹8,964.00",
  "₹1,21,164.00",
  "Asha Verma",
  "Greenleaf Foods",
  "12 MG Road",
  "Gurugram, Haryana 122001",
];

const PROMISES = [
  "3-5 business days",
  "21 November 2026",
  "Saturday 28 November 2026",
  "hello@klnpackaging.example",
  "+91 124 400 0000",
  "Mon-Fri 9:00-19:00",
];

describe("the confirmation of an order", () => {
  const mail = confirm();

  it("names how the order travels", () => {
    for (const { text } of [confirm({ shippingWay: "own" }), tellShop({ shippingWay: "own" })]) {
      expect(text).toContain("Shipping (Our own vehicle)");
    }
  });

  it("says in its subject what it is", () => {
    expect(mail.subject).toBe("Order KLN-7QH4-MK2T confirmed");
  });

  it.each([...FACTS, ...PROMISES])("contains %s in both parts", (fact) => {
    expect(mail.html).toContain(fact);
    expect(mail.text).toContain(fact);
  });

  it("asks for the artwork of printed lines, and promises no day before the approval", () => {
    const { text } = confirm({ awaitsApproval: true });
    expect(text).toContain("You send your artwork");
    expect(text).toContain("Estimated delivery: after you approve the proof.");
  });

  it("does not call an order confirmed while asking to confirm it", () => {
    const confirmation = { token: "t", until: null };
    const { subject, html, text } = confirm({ confirmation });
    expect(subject).toBe("Order KLN-7QH4-MK2T received");
    for (const part of [html, text]) {
      expect(part).toContain("Your order has reached us.");
      expect(part).not.toContain("is confirmed");
    }
  });

  it("contains the day of dispatch, if promised", () => {
    const words = "Expected dispatch: by Tuesday 24 November 2026.";
    for (const part of [mail.html, mail.text]) expect(part.replace(/\s+/g, " ")).toContain(words);
    const { text } = confirm({ dispatchBy: null });
    expect(text).not.toContain("Expected dispatch");
  });

  it("promises no Sunday", () => {
    const sunday = { createdAt: new Date("2026-11-22T08:00:00Z") };
    const { html, text } = confirm(sunday);
    const words = "Monday 30 November 2026. 29 November 2026 is a Sunday, so it is the day after.";
    expect(html).toContain(words);
    expect(text.replace(/\s+/g, " ")).toContain(words);
  });

  it("opens the order, in both parts", () => {
    expect(mail.html).toContain(`href="${ADDRESS.replace("&", "&amp;")}"`);
    expect(mail.text).toContain(ADDRESS);
  });

  it("loads pictures only from the shop, with alt texts", () => {
    const sources = [...mail.html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);
    expect(sources).toEqual(["https://shop.example/media/box-360.webp"]);
    expect(mail.html).toContain('alt="Picture of Kraft mailer box"');
  });

  it("omits missing details, and shows free shipping as free", () => {
    const totals = { ...order.totals, discountPaise: 0, shippingPaise: 0 };
    const { html, text } = confirm({ promo: null, totals });
    for (const part of [html, text]) {
      expect(part).not.toContain("Discount");
      expect(part).toContain("Free");
      expect(part).not.toMatch(/null|undefined|NaN/);
    }
  });

  it("escapes markup in names", () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const { html } = confirm(
      {
        buyerDetails: {
          ...order.buyerDetails,
          billing: { ...order.buyerDetails.billing, poNumber: hostile },
          customer: { ...order.buyerDetails.customer, company: hostile },
          shipTo: { ...order.buyerDetails.shipTo, firstName: hostile },
        },
        promo: { code: hostile, percent: 10 },
        lines: order.lines.map((line) => ({ ...line, name: hostile, thumbnailImage: hostile })),
      },
      { ...shop, siteName: hostile },
    );
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  });

  it("repeats bookkeeping details, but only to their author", () => {
    const billing = {
      address: { ...order.buyerDetails.shipTo, city: "Mumbai", state: "Maharashtra" },
      gstin: "27AAPFU0939F1ZV",
      consigneeGstin: null,
      poNumber: "PO-77",
    };
    const buyerDetails = { ...order.buyerDetails, billing, note: "Call first.\nThen deliver." };
    const { html, text } = confirm({ buyerDetails });
    for (const part of [html, text]) {
      expect(part).toContain("GSTIN 27AAPFU0939F1ZV");
      expect(part).toContain("Mumbai, Maharashtra");
      expect(part).toContain("Purchase order PO-77");
    }
    const unverified = confirm({ buyerDetails: null });
    expect(unverified.text).not.toContain("BILLING");
    const told = tellShop({ buyerDetails });
    expect(told.text).toContain("NOTE\n\nCall first.\nThen deliver.");
    expect(told.html).toContain("PO-77");
    expect(tellShop().text).not.toMatch(/BILLING|NOTE/);
  });

  it("shows no picture that is not on the web", () => {
    const lines = order.lines.map((line) => ({ ...line, thumbnailImage: "javascript:alert(1)" }));
    expect(confirm({ lines }).html).not.toContain("javascript:");
  });

  it("keeps its style sheet below the size at which Gmail drops it", () => {
    expect(/<style>(.*?)<\/style>/s.exec(mail.html)?.[1]?.length).toBeLessThan(8_192);
  });
});

describe("the confirmation to an unverified address", () => {
  const mail = confirm({ buyerDetails: null });
  const TYPED = ["Asha", "Verma", "Greenleaf", "MG Road", "Gurugram, Haryana", "122001", "98765"];

  it.each(TYPED)("omits typed text: %s", (typed) => {
    expect(mail.subject + mail.html + mail.text).not.toContain(typed);
  });

  it.each(["KLN-7QH4-MK2T", "Kraft mailer box", "₹1,21,164.00", "page of your order"])(
    "contains %s in both parts",
    (fact) => {
      expect(mail.html).toContain(fact);
      expect(mail.text).toContain(fact);
    },
  );

  it("opens the order and promises no attachment", () => {
    expect(mail.text).toContain(ADDRESS);
    expect(mail.html + mail.text).not.toContain("attached");
  });
});

describe("the shop's copy", () => {
  const mail = tellShop();

  it("links to the order in the admin, and names the payment method", () => {
    const due = { ...order.payment, method: "bank", dueOn: new Date("2026-11-24") } as const;
    const { html, text } = tellShop({ payment: due });
    for (const part of [html, text]) {
      expect(part).toContain(`/admin/orders/${order.orderId}`);
      expect(part).not.toContain(order.accessKey);
      expect(part).toContain("Bank transfer, due on 24 November 2026");
    }
    expect(mail.text).toContain("PAYMENT\n\nAs arranged");
  });

  it("names number and total in its subject", () => {
    expect(mail.subject).toBe("New order KLN-7QH4-MK2T for ₹1,21,164.00");
  });

  it.each([...FACTS, "asha@example.com", "+91 98765 43210", "21 November 2026 at 1:30 am IST"])(
    "contains %s in both parts",
    (fact) => {
      expect(mail.html).toContain(fact);
      expect(mail.text).toContain(fact);
    },
  );
});
