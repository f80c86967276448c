import { describe, expect, it } from "vitest";
import { drawViews } from "./art/draw";
import { demoProducts } from "./catalogue";
import type { Category, View } from "./types";

const CATEGORIES: Category[] = [
  "Paper Bags",
  "Food Packaging",
  "Boxes",
  "Cups & Lids",
  "Mailers",
  "Protection",
];
const VIEWS: View[] = ["hero", "in-use", "measures"];
// Drawings are stored and rendered on small machines; the densest scenes stay below this.
const MOST_BYTES = 155_000;

describe("demo catalogue", () => {
  it("has at least 36 products over all six categories", () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(36);
    for (const category of CATEGORIES) {
      expect(
        demoProducts.filter((product) => product.category === category).length,
      ).toBeGreaterThanOrEqual(5);
    }
  });

  it("has unique slugs, names and pictures", () => {
    const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
    unique(demoProducts.map((product) => product.slug));
    unique(demoProducts.map((product) => product.name));
    unique(demoProducts.map((product) => JSON.stringify(product.art)));
  });

  it("shows the states a shop has: new, reduced, sold out, low, without reviews", () => {
    const count = (test: (product: (typeof demoProducts)[number]) => boolean) =>
      demoProducts.filter(test).length;
    expect(count((p) => p.isNew)).toBeGreaterThanOrEqual(6);
    expect(count((p) => p.originalPricePaise !== undefined)).toBeGreaterThanOrEqual(10);
    expect(count((p) => !p.inStock)).toBeGreaterThanOrEqual(1);
    expect(count((p) => p.inStock && p.stockCount === 0)).toBeGreaterThanOrEqual(1);
    expect(count((p) => p.stockCount > 0 && p.stockCount < 10)).toBeGreaterThanOrEqual(3);
    expect(count((p) => p.reviews.length === 0)).toBeGreaterThanOrEqual(1);
  });

  describe.each(demoProducts)("$slug", (product) => {
    it("has a price in whole paise, below any original price, and counted stock", () => {
      expect(Number.isInteger(product.pricePaise) && product.pricePaise > 0).toBe(true);
      if (product.originalPricePaise !== undefined) {
        expect(Number.isInteger(product.originalPricePaise)).toBe(true);
        expect(product.originalPricePaise).toBeGreaterThan(product.pricePaise);
      }
      expect(Number.isInteger(product.stockCount) && product.stockCount >= 0).toBe(true);
    });

    it("says what a buyer asks first", () => {
      const words = product.description.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(120);
      expect(product.description).not.toMatch(/!/);
      expect(product.features.length).toBeGreaterThanOrEqual(3);
      for (const key of ["Pack size", "Dimensions", "Material", "Print", "Lead time", "HSN code"]) {
        expect(product.specifications[key], key).toBeTruthy();
      }
    });

    it("has reviews with real dates and ratings", () => {
      expect(product.reviews.length).toBeLessThanOrEqual(9);
      for (const { date, rating, comment } of product.reviews) {
        expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
        expect([1, 2, 3, 4, 5]).toContain(rating);
        expect(comment.length).toBeGreaterThan(20);
      }
    });

    it("draws the same three well-formed pictures every time", () => {
      const pictures = drawViews(product.art);
      expect(Object.keys(pictures).sort()).toEqual([...VIEWS].sort());
      expect(drawViews(product.art)).toEqual(pictures);
      for (const view of VIEWS) expectPicture(pictures[view]);
    });
  });
});

function expectPicture(svg: string): void {
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"')).toBe(
    true,
  );
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<filter|<image|<script/);
  expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
  expect(unclosed(svg)).toEqual([]);
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    (match) => match[1] ?? match[2],
  );
  expect(references.filter((id) => !ids.has(id))).toEqual([]);
}

/** Elements left open, or a closing tag that matches nothing; also finds stray angle brackets. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close: string, name: string, _attributes: string, self: string) => {
      if (close) {
        if (open.pop() !== name) open.push(`/${name}`);
      } else if (!self) open.push(name);
      return "";
    },
  );
  return rest.trim() ? [...open, rest.trim().slice(0, 40)] : open;
}
