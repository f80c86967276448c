import { expect, it } from "vitest";
import { MAX_CODE_LENGTH } from "@/lib/orders/cart/quantity-limits";
import { blockedStorage, fakeStorage } from "@/e2e/support/browser-storage";
import { applyPromo, currentPromo } from "./promo";

it("is stored under its own key, for every tab", () => {
  const { values, writeElsewhere } = fakeStorage({ cart: "[]" });
  expect(currentPromo()).toBeNull();
  applyPromo("SAVE10");
  expect([...values]).toEqual([
    ["cart", "[]"],
    ["cartPromo", "SAVE10"],
  ]);
  writeElsewhere("cartPromo", "BULK20");
  expect(currentPromo()).toBe("BULK20");
  applyPromo(null);
  expect(values.has("cartPromo")).toBe(false);
});

it.each([
  ["", null],
  ["   ", null],
  [" save10 ", "save10"],
  ["x".repeat(500), "x".repeat(MAX_CODE_LENGTH)],
])("reads a stored %j as %j", (stored, code) => {
  fakeStorage({ cartPromo: stored });
  expect(currentPromo()).toBe(code);
});

it("is absent when the browser stores nothing", () => {
  blockedStorage();
  applyPromo("SAVE10");
  expect(currentPromo()).toBeNull();
});
