import { expect, it, describe } from "vitest";
import fc from "fast-check";
import { inLanguage, LANGUAGES } from "@/lib/base/http/languages";
import { addressForProvider, returnAddress, safeNext } from "./return-address";

const at = (address: string) => new URL(address, "https://shop.example");

it.each(["/checkout", "/products?category=mailers&page=2", "/product/1#reviews", "/cart"])(
  "comes back to %s",
  (address) => expect(returnAddress(at(address))).toBe(address),
);

it.each(["/", "/?reason=role", "/#contact", "/auth", "/auth?mode=signup"])(
  "has nothing to come back to from %s",
  (address) => expect(returnAddress(at(address))).toBeUndefined(),
);

it("never passes an order's key to the sign-in provider", () => {
  const byKey = "/order-confirmation?order=KLN-1&key=secret";
  expect(returnAddress(at(byKey))).toBe(byKey);
  expect(addressForProvider(byKey)).toBeUndefined();
  expect(addressForProvider("/order-confirmation")).toBeUndefined();
  expect(addressForProvider("/cart")).toBe("/cart");
  expect(addressForProvider(undefined)).toBeUndefined();
});

const HOME = "https://shop.example";

describe("safeNext", () => {
  it.each([
    ["/dashboard"],
    ["/dashboard?tab=orders"],
    ["/order/KLN-202611-ABCDEF"],
    ["/products?q=a%2Fb&category=boxes"],
    ["/#contact"],
    ["/checkout?x=https://example.com"],
    ["/%2F%2Fevil.example"],
    ["/%5Cevil.example"],
    ["/@evil.example"],
  ])("lets %s pass", (value) => {
    expect(safeNext(value)).toBe(value);
    expect(new URL(value, HOME).origin).toBe(HOME);
  });

  it("answers the path that a browser would make of it", () => {
    expect(safeNext("/a/../dashboard")).toBe("/dashboard");
  });

  it.each([
    ["nothing", null],
    ["undefined", undefined],
    ["an empty text", ""],
    ["a name", "dashboard"],
    ["another host", "//evil.example"],
    ["three slashes", "///evil.example"],
    ["a backslash", "/\\evil.example"],
    ["two backslashes", "\\\\evil.example"],
    ["a backslash in the path", "/a\\..\\..\\\\evil.example"],
    ["an address", "https://evil.example"],
    ["an address without slashes", "https:evil.example"],
    ["this shop's address", `${HOME}/dashboard`],
    ["a script", "javascript:alert(1)"],
    ["a script after a space", " javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["encoded slashes", "%2F%2Fevil.example"],
    ["an encoded backslash", "%5C%5Cevil.example"],
    ["a tab", "/\t/evil.example"],
    ["a line break", "/\n/evil.example"],
    ["a carriage return", "\r//evil.example"],
    ["a null byte", "/\0/evil.example"],
    ["a space before it", " //evil.example"],
    ["dots that become a host", "/.//evil.example"],
    ["more dots that become a host", "/a/..//evil.example"],
    ["encoded dots that become a host", "/%2e//evil.example"],
    ["a user before a host", "//shop.example@evil.example"],
    ["a call of the API", "/api/auth/google"],
    ["the sign-in page", "/auth?next=/auth"],
    ["the sign-in page by detours", "/x/../auth"],
    ["a host behind a language", "/hi//evil.example"],
    ["a host behind two languages", "/hi/hi//evil.example"],
    ["dots that become a host behind a language", "/hi/.//evil.example"],
    ["an empty segment", "/products//evil.example"],
    ["the sign-in page behind two languages", "/hi/hi/auth"],
    ["longer than an address may be", `/${"a".repeat(2000)}`],
  ])("refuses %s", (_, value) => {
    expect(safeNext(value)).toBeUndefined();
  });

  it("never returns a URL outside the shop, however often it is resolved", () => {
    const piece = fc.constantFrom(
      "/",
      "/hi",
      "\\",
      ".",
      "..",
      "//",
      "%2f",
      "@",
      ":",
      "\t",
      "evil.example",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 }))), (pieces) => {
        const next = safeNext(pieces.join(""));
        if (next === undefined) return;
        expect(new URL(next, HOME).origin).toBe(HOME);
        expect(safeNext(next)).toBe(next);
        for (const language of LANGUAGES) {
          const used = inLanguage(language, next);
          expect(new URL(used, HOME).origin).toBe(HOME);
          expect(safeNext(used)).toBe(used);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
