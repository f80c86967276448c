import { expect, it } from "vitest";
import { addressForProvider, returnAddress } from "./return-address";

const at = (address: string) => new URL(address, "https://shop.example");

it.each(["/checkout", "/products?category=mailers&page=2", "/product/1#reviews", "/cart"])(
  "comes back to %s",
  (address) => expect(returnAddress(at(address))).toBe(address),
);

it.each(["/", "/?reason=role", "/#contact", "/auth", "/auth?mode=signup"])(
  "has nothing to come back to from %s",
  (address) => expect(returnAddress(at(address))).toBeUndefined(),
);

it("never hands an order's key to whoever signs people in", () => {
  const byKey = "/order-confirmation?order=KLN-1&key=secret";
  expect(returnAddress(at(byKey))).toBe(byKey);
  expect(addressForProvider(byKey)).toBeUndefined();
  expect(addressForProvider("/order-confirmation")).toBeUndefined();
  expect(addressForProvider("/cart")).toBe("/cart");
  expect(addressForProvider(undefined)).toBeUndefined();
});
