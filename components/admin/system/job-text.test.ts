import { describe, expect, it } from "vitest";
import { jobName, mailName, reasonText } from "./job-text";

describe("a failed job", () => {
  it("has a readable name", () => {
    expect(mailName("order-shipped")).toBe("Order shipped");
    expect(mailName("")).toBe("");
    expect(jobName({ queue: "mail", template: "order-shipped" })).toBe("Order shipped");
    expect(jobName({ queue: "webhook", template: "order.created" })).toBe("Webhook order.created");
    expect(jobName({ queue: "push", template: "order.placed" })).toBe("Notification order.placed");
    expect(jobName({ queue: "refund", template: null })).toBe("Refund");
  });

  it.each([
    ["EENVELOPE RCPT TO 550", "The mail server refused the recipient's address"],
    ["EAUTH AUTH PLAIN 535", "The mail server refused the user name or password"],
    ["ESOCKET ECONNREFUSED CONN", "The mail server could not be reached"],
    ["EMESSAGE DATA 451", "The mail server refused the email"],
    ["the order is gone", "The order or account it was about has been deleted"],
    ["TypeError at compose", "The email could not be sent"],
    [null, "The email could not be sent"],
  ])("for an email with %s says: %s", (reason, text) => {
    expect(reasonText({ queue: "mail", reason })).toBe(text);
  });

  it("of another queue names the recipient that refused it", () => {
    const einvoice = reasonText({ queue: "einvoice", reason: "2172: The HSN code is wrong" });
    expect(einvoice).toBe("The provider or the portal refused it");
  });
});
