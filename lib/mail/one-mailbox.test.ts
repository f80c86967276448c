import { expect, it } from "vitest";
import { oneMailbox } from "./one-mailbox";

it.each([
  ["Asha@Example.com", "asha@example.com"],
  ["asha+boxes@example.com", "asha@example.com"],
  ["asha+a+b@example.com", "asha@example.com"],
  ["a.s.h.a+1@googlemail.com", "asha@gmail.com"],
  ["asha.verma@example.com", "asha.verma@example.com"],
])("counts %s as %s", (address, mailbox) => expect(oneMailbox(address)).toBe(mailbox));
