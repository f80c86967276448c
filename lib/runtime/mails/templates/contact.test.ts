import { describe, expect, it } from "vitest";
import { shop, shopReply } from "@/e2e/mails/examples";
import { renderEmail } from "../render-email";
import { ContactAcknowledgement, ContactMessage, ShopMessage, type MailedMessage } from "./contact";

const message: MailedMessage = {
  name: "Rohan D'Souza",
  email: "rohan@cafe.example",
  company: "Café Mocha",
  phone: null,
  order: null,
  message: "5,000 ripple cups, please.\r\n<script>alert(1)</script>",
  createdAt: new Date("2026-11-21T09:42:00Z"),
};

describe("a contact message", () => {
  const mail = renderEmail(ContactMessage, { message, shop });

  it("names the sender in its subject", () => {
    expect(mail.subject).toBe("Message from Rohan D'Souza, Café Mocha");
  });

  it("carries the message line by line, and markup in it as text", () => {
    expect(mail.text).toContain("5,000 ripple cups, please.\n<script>alert(1)</script>");
    expect(mail.html).toContain(
      "5,000 ripple cups, please.<br/>&lt;script&gt;alert(1)&lt;/script&gt;",
    );
  });

  it.each(["rohan@cafe.example", "Café Mocha", "21 November 2026 at 3:12 pm IST"])(
    "contains %s in both parts",
    (fact) => {
      expect(mail.html).toContain(fact);
      expect(mail.text.replace(/\s+/g, " ")).toContain(fact);
    },
  );
});

describe("its acknowledgement", () => {
  const mail = renderEmail(ContactAcknowledgement, { message, shop });

  it.each(["within 24 hours", "within 2-4 hours", "Mon-Fri 9:00-19:00", "Sun closed"])(
    "promises %s in both parts",
    (fact) => {
      expect(mail.html).toContain(fact);
      expect(mail.text.replace(/\s+/g, " ")).toContain(fact);
    },
  );

  it("has no name in the greeting, because anybody may have typed it", () => {
    expect(mail.subject + mail.html + mail.text).not.toContain("Rohan");
  });

  it("sends no typed text to a possibly unrelated address", () => {
    const advertisement = { ...message, name: "Win at casino.example", company: "casino.example" };
    const { subject, html, text } = renderEmail(ContactAcknowledgement, {
      message: advertisement,
      shop,
    });
    expect(subject + html + text).not.toMatch(/casino|ripple cups/);
  });
});

describe("an answer of the shop", () => {
  const mail = renderEmail(ShopMessage, { written: shopReply, shop });

  it("names the author, and quotes the message", () => {
    expect(mail.subject).toBe(`Re: your message to ${shop.siteName}`);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(`Meera Nair, ${shop.siteName}`);
      expect(part).toContain("5,000 ripple cups, please.");
      expect(part).toContain("21 November 2026 at 3:12 pm IST");
    }
    expect(mail.text).toContain("> In two sizes, with our logo.");
  });

  it("carries markup as text", () => {
    const { html } = renderEmail(ShopMessage, {
      written: { ...shopReply, text: "<b>5 days</b>\nThank you." },
      shop,
    });
    expect(html).toContain("&lt;b&gt;5 days&lt;/b&gt;<br/>Thank you.");
  });

  it("leads to the order that it is about", () => {
    const order = { orderId: "KLN-261121-7K4Q9X", accessKey: "key" };
    const link = "/order-confirmation?order=KLN-261121-7K4Q9X";
    const answer = renderEmail(ShopMessage, { written: { ...shopReply, order }, shop });
    expect(answer.subject).toBe("Re: order KLN-261121-7K4Q9X");
    expect(answer.text).toContain(link);
    const first = renderEmail(ShopMessage, {
      written: { ...shopReply, order, answers: null },
      shop,
    });
    expect(first.subject).toBe("About your order KLN-261121-7K4Q9X");
    expect(first.html).not.toContain("Your message");
  });
});
