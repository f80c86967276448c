import { expect, it } from "vitest";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import { isInvented } from "./steps";

it.each([
  SETTINGS.contactEmail.value,
  "admin@example.com",
  "a@shop.example",
  "a@SHOP.Example",
  "a@x.test",
  "a@localhost",
  "a@mail.example.org",
])("%s reaches nobody", (address) => {
  expect(isInvented(address)).toBe(true);
});

it.each(["hello@klnpackaging.in", "a@example.in", "a@myexample.com", "a@contest.in"])(
  "%s may be somebody's",
  (address) => {
    expect(isInvented(address)).toBe(false);
  },
);
