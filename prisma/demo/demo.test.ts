import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoProducts } from "./catalogue";
import { IN_HINDI } from "./in-hindi";
import { readPictures } from "./pictures";
import { readReviews } from "./reviews";
import { FIRST_CATEGORIES } from "./types";

describe("demo catalogue", () => {
  it("has at least 36 products over all six categories", () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(36);
    for (const category of FIRST_CATEGORIES) {
      expect(
        demoProducts.filter((product) => product.category === category).length,
      ).toBeGreaterThanOrEqual(5);
    }
  });

  it("has unique slugs and names", () => {
    const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
    unique(demoProducts.map((product) => product.slug));
    unique(demoProducts.map((product) => product.name));
  });

  it("has the texts of every product in Hindi, with as many features", () => {
    const features = demoProducts.map(({ slug, ...product }) => {
      const texts = IN_HINDI[slug];
      return [slug, texts?.name ? texts.features?.length : 0, product.features.length];
    });
    expect(features.filter(([, hindi, english]) => hindi !== english)).toEqual([]);
    expect(Object.keys(IN_HINDI)).toHaveLength(demoProducts.length);
  });

  it("has reviews of its own products alone", () => {
    const slugs = demoProducts.map(({ slug }) => slug);
    expect([...readReviews().keys()].filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it("has pictures of its own for every product, and no others", async () => {
    const pictures = await Promise.all(demoProducts.map(readPictures));
    const contents = pictures.flat(2).map(({ content }) => content.toString("base64"));
    expect(new Set(contents).size).toBe(contents.length);
    expect(await readdir("prisma/demo/pictures")).toHaveLength(contents.length);
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
      for (const key of ["Pack size", "Dimensions", "Material", "Print", "Lead time"]) {
        expect(product.specifications[key], key).toBeTruthy();
      }
      expect(product.hsnCode).toMatch(/^\d{6}$/);
    });

    it("has reviews with real dates and ratings", () => {
      expect(product.reviews.length).toBeLessThanOrEqual(9);
      for (const { date, rating, comment } of product.reviews) {
        expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
        expect([1, 2, 3, 4, 5]).toContain(rating);
        expect(comment.length).toBeGreaterThan(20);
      }
    });

    it("has three square pictures in every width that the shop serves", async () => {
      const pictures = await readPictures(product);
      expect(pictures).toHaveLength(3);
      for (const { width, content } of pictures.flat()) {
        expect(await sharp(content).metadata()).toMatchObject({
          format: "webp",
          width,
          height: width,
        });
      }
    });
  });
});
