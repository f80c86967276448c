import fc from "fast-check";
import { expect, it } from "vitest";
import { requestedLanguage, inLanguage, LANGUAGES, splitLanguage } from "./languages";

it.each([
  ["/", "en", "/"],
  ["/hi", "hi", "/"],
  ["/hi?q=1", "hi", "/?q=1"],
  ["/hi/cart", "hi", "/cart"],
  ["/hi/products?q=box", "hi", "/products?q=box"],
  ["/history", "en", "/history"],
  ["/en/cart", "en", "/en/cart"],
  ["/hindi/cart", "en", "/hindi/cart"],
])("%s is in %s, of the page %s", (address, language, plain) => {
  expect(splitLanguage(address)).toEqual({ language, plain });
});

it.each([
  ["/", "/hi"],
  ["/#contact", "/hi#contact"],
  ["/cart", "/hi/cart"],
  ["/products?q=box", "/hi/products?q=box"],
  ["/admin", "/admin"],
  ["/admin?tab=orders", "/admin?tab=orders"],
  ["/api/products", "/api/products"],
  ["/administration", "/hi/administration"],
  ["//elsewhere.example", "//elsewhere.example"],
  ["https://elsewhere.example/", "https://elsewhere.example/"],
  ["mailto:a@shop.example", "mailto:a@shop.example"],
  ["#main", "#main"],
])("%s in Hindi is %s", (address, hindi) => {
  expect(inLanguage("hi", address)).toBe(hindi);
  expect(inLanguage("en", address)).toBe(address);
});

it("adding and removing a language restores the path", () => {
  const segment = fc
    .stringMatching(/^[a-z]{3,8}$/)
    .filter((name) => !["api", "admin"].includes(name));
  fc.assert(
    fc.property(fc.array(segment), fc.constantFrom("", "?a=1"), (segments, query) => {
      const address = `/${segments.join("/")}${query}`;
      expect(splitLanguage(inLanguage("hi", address))).toEqual({ language: "hi", plain: address });
    }),
  );
});

it("a page is as well reached from its other language", () => {
  expect(inLanguage("en", "/hi/cart?a=1")).toBe("/cart?a=1");
  expect(inLanguage("hi", "/hi/cart")).toBe("/hi/cart");
  expect(inLanguage("en", "/hi")).toBe("/");
});

const HOME = "https://shop.example";

it.each(["/hi//evil.example", "/hi/\\evil.example", "/hi/\t/evil.example", "/hi///evil.example"])(
  "%j stays in the shop in every language",
  (address) => {
    for (const language of LANGUAGES) {
      expect(new URL(inLanguage(language, address), HOME).origin).toBe(HOME);
    }
  },
);

it("leads no address of the shop to another site", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "hi",
    "en",
    "%2f",
    "@",
    ":",
    "\t",
    "\n",
    "e.example",
  );
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom(...LANGUAGES), (pieces, language) => {
      const address = `/${pieces.join("")}`;
      if (!URL.canParse(address, HOME) || new URL(address, HOME).origin !== HOME) return;
      expect(new URL(inLanguage(language, address), HOME).origin).toBe(HOME);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [null, "en"],
  ["", "en"],
  ["hi-IN", "hi"],
  ["hi", "hi"],
  ["en-IN", "en"],
  ["mr-IN, hi;q=0.8, en;q=0.5", "hi"],
  ["fr-FR", "en"],
])("a call with Accept-Language %s asks for %s", (header, language) => {
  const headers = new Headers(header === null ? {} : { "Accept-Language": header });
  expect(requestedLanguage(headers)).toBe(language);
});
