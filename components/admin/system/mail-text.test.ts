import { describe, expect, it } from "vitest";
import { mailName, reasonText } from "./mail-text";

describe("a given-up mail", () => {
  it("has a name to read", () => {
    expect(mailName("order-shipped")).toBe("Order shipped");
    expect(mailName("")).toBe("");
  });

  it.each([
    ["EENVELOPE RCPT TO 550", "The mail server refused the recipient's address"],
    ["EAUTH AUTH PLAIN 535", "The mail server refused the user name or password"],
    ["ESOCKET ECONNREFUSED CONN", "The mail server could not be reached"],
    ["EMESSAGE DATA 451", "The mail server refused the email"],
    ["the order is gone", "The order or account it was about has been deleted"],
    ["TypeError at compose", "The email could not be sent"],
    [null, "The email could not be sent"],
  ])("with %s says: %s", (reason, text) => {
    expect(reasonText(reason)).toBe(text);
  });
});
