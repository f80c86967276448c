import { describe, expect, it } from "vitest";
import { contactAcknowledgement } from "./contact-acknowledgement";
import { contactMessage, type MailedMessage } from "./contact-message";
import { shop } from "./examples";

const message: MailedMessage = {
  name: "Rohan D'Souza",
  email: "rohan@cafe.example",
  company: "Café Mocha",
  phone: null,
  order: null,
  request: null,
  file: null,
  message: "5,000 ripple cups, please.\r\n<script>alert(1)</script>",
  createdAt: new Date("2026-11-21T09:42:00Z"),
};

describe("a contact message", () => {
  const mail = contactMessage(message, shop);

  it("names the sender in its subject", () => {
    expect(mail.subject).toBe("Message from Rohan D'Souza, Café Mocha");
  });

  it("carries the message line by line, and markup in it as text", () => {
    expect(mail.text).toContain("5,000 ripple cups, please.\n<script>alert(1)</script>");
    expect(mail.html).toContain(
      "5,000 ripple cups, please.<br />&lt;script&gt;alert(1)&lt;/script&gt;",
    );
  });

  it.each(["rohan@cafe.example", "Café Mocha", "21 November 2026 at 3:12 pm IST"])(
    "says %s in both parts",
    (fact) => {
      expect(mail.html).toContain(fact);
      expect(mail.text.replace(/\s+/g, " ")).toContain(fact);
    },
  );
});

describe("its acknowledgement", () => {
  const mail = contactAcknowledgement(message, shop);

  it.each(["within 24 hours", "within 2-4 hours", "Mon-Fri 9:00-19:00", "Sun closed"])(
    "promises %s in both parts",
    (fact) => {
      expect(mail.html).toContain(fact);
      expect(mail.text.replace(/\s+/g, " ")).toContain(fact);
    },
  );

  it("greets nobody by a name, which anybody may have typed", () => {
    expect(mail.subject + mail.html + mail.text).not.toContain("Rohan");
  });

  it("carries nothing of a stranger's text to an address that may not be theirs", () => {
    const advertisement = { ...message, name: "Win at casino.example", company: "casino.example" };
    const { subject, html, text } = contactAcknowledgement(advertisement, shop);
    expect(subject + html + text).not.toMatch(/casino|ripple cups/);
  });
});
