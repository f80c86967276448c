import { expect, it } from "vitest";
import { toWhatsAppNumber } from "./whatsapp-number";

it.each([
  ["98765 43210", "+919876543210"],
  ["+91 98765-43210", "+919876543210"],
  ["098765 43210", "+919876543210"],
  ["91 98765 43210", "+919876543210"],
  ["+44 (20) 7946 0958", "+442079460958"],
  ["+9198765 43210", "+919876543210"],
])("%s is %s", (typed, number) => {
  expect(toWhatsAppNumber(typed)).toBe(number);
});

it.each([
  "",
  "12345",
  "022 2345 678",
  "2345678901",
  "+0123456789",
  "+91 98765 43210 9999",
  "call me",
])("%s is none", (typed) => {
  expect(toWhatsAppNumber(typed)).toBeNull();
});
