import fc from "fast-check";
import { expect, it } from "vitest";
import { mailboxPattern, oneMailbox } from "./one-mailbox";

it.each([
  ["Asha@Example.com", "asha@example.com"],
  ["asha+boxes@example.com", "asha@example.com"],
  ["asha+a+b@example.com", "asha@example.com"],
  ["a.s.h.a+1@googlemail.com", "asha@gmail.com"],
  ["asha.verma@example.com", "asha.verma@example.com"],
])("counts %s as %s", (address, mailbox) => expect(oneMailbox(address)).toBe(mailbox));

it("is fitted by its pattern in every spelling, and by no other's", () => {
  const local = fc.stringMatching(/^[av.+!-]{1,5}$/);
  const domain = fc.constantFrom("gmail.com", "googlemail.com", "example.in", "xample.in");
  const address = fc.tuple(local, domain).map((parts) => parts.join("@"));
  fc.assert(
    fc.property(address, address, (one, other) => {
      const fits = new RegExp(mailboxPattern(one)).test(other);
      expect(fits).toBe(oneMailbox(one) === oneMailbox(other));
    }),
    { examples: [["v.a+1@gmail.com", "va@googlemail.com"]] },
  );
});
