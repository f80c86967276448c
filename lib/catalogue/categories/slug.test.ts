import fc from "fast-check";
import { expect, it } from "vitest";
import { categorySlug, isSlug } from "@/lib/base/ids/category-slug";

it.each([
  ["Paper Bags", "paper-bags"],
  ["Cups & Lids", "cups-lids"],
  ["3-ply (corrugated)", "3-ply-corrugated"],
  ["cups-lids", "cups-lids"],
  ["डिब्बे", ""],
])("%s becomes %j in URLs", (name, slug) => {
  expect(categorySlug(name)).toBe(slug);
});

it("an address needs no escaping and is its own", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (name) => {
      const slug = categorySlug(name);
      expect(categorySlug(slug)).toBe(slug);
      expect(encodeURIComponent(slug)).toBe(slug);
      if (slug !== "") expect(isSlug(slug)).toBe(true);
    }),
  );
});

it.each(["", "-", "Boxes", "a--b", "a b", "a/b", "x".repeat(61)])("%j is invalid", (text) => {
  expect(isSlug(text)).toBe(false);
});
