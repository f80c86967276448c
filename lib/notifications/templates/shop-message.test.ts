import { describe, expect, it } from "vitest";
import { shop, shopReply } from "./examples";
import { shopMessage } from "./shop-message";

describe("an answer of the shop", () => {
  const mail = shopMessage(shopReply, shop);

  it("says who answers, and what is answered", () => {
    expect(mail.subject).toBe(`Re: your message to ${shop.siteName}`);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(`Meera Nair, ${shop.siteName}`);
      expect(part).toContain("5,000 ripple cups, please.");
      expect(part).toContain("21 November 2026 at 3:12 pm IST");
    }
    expect(mail.text).toContain("> In two sizes, with our logo.");
  });

  it("carries markup as text", () => {
    const { html } = shopMessage({ ...shopReply, text: "<b>5 days</b>\nThank you." }, shop);
    expect(html).toContain("&lt;b&gt;5 days&lt;/b&gt;<br />Thank you.");
  });

  it("leads to the order that it is about", () => {
    const order = { orderId: "KLN-261121-7K4Q9X", accessKey: "key" };
    const link = "/order-confirmation?order=KLN-261121-7K4Q9X";
    const answer = shopMessage({ ...shopReply, order }, shop);
    expect(answer.subject).toBe("Re: order KLN-261121-7K4Q9X");
    expect(answer.text).toContain(link);
    const first = shopMessage({ ...shopReply, order, answers: null }, shop);
    expect(first.subject).toBe("About your order KLN-261121-7K4Q9X");
    expect(first.html).not.toContain("Your message");
  });
});
