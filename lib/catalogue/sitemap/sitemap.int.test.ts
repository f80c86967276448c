import { expect, it } from "vitest";
import { countProducts, listProductAddresses } from "@/lib/catalogue/queries";
import { listCategories } from "@/lib/catalogue/categories/queries";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { readSitemap, readSitemapPart, type Addresses } from "./sitemap";

const { db } = testDatabase();

const products: Addresses = {
  categories: async () => (await listCategories(db)).map(({ slug }) => slug),
  styles: () => Promise.resolve(["mailer-box"]),
  count: () => countProducts(db, {}),
  list: (part) => listProductAddresses(db, part),
};

const START = Date.UTC(2026, 0, 1);

async function givenProducts(count: number): Promise<void> {
  await db.product.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      name: `Carton ${n}`,
      description: "Of recycled board.",
      category: "Boxes",
      pricePaise: 100,
      stockCount: 1,
      thumbnailImage: "/media/test.webp",
      images: ["/media/test.webp"],
      specifications: {},
      // Several products share a creation time, as after an import.
      createdAt: new Date(START + 1000 * (n >> 2)),
    })),
  });
}

const placesIn = (xml: string | null) =>
  [...(xml ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);

const idsIn = (xml: string | null) =>
  placesIn(xml).flatMap((place) => /\/product\/(.+)$/.exec(place)?.[1] ?? []);

it("is one file for a small shop, which a larger one has as its only part", async () => {
  await givenProducts(1000);
  const xml = await readSitemap(products);
  expect(new Set(idsIn(xml)).size).toBe(1000);
  expect(placesIn(xml)).toContain("http://localhost:3000/privacy-policy");
  expect(await readSitemapPart(products, 1)).toBe(xml);
  expect(await readSitemapPart(products, 2)).toBeNull();
});

it("becomes an index of bounded parts, which name each product once and stay as they are when one is added", async () => {
  await givenProducts(2100);
  const index = await readSitemap(products);
  expect(index).toContain("<sitemapindex");
  const numbers = placesIn(index).map((place) =>
    Number(/\/sitemaps\/(\d+)\.xml$/.exec(place)?.[1]),
  );
  expect(numbers).toEqual([1, 2, 3]);
  const parts = await Promise.all(numbers.map((part) => readSitemapPart(products, part)));
  expect(parts.map((xml) => idsIn(xml).length)).toEqual([1000, 1000, 100]);
  expect(new Set(parts.flatMap(idsIn)).size).toBe(2100);
  expect(placesIn(parts[1] ?? "")).toHaveLength(1000);
  const images = ["/media/a.webp", "https://cdn.example/b.webp"];
  await givenProduct(db, { images, thumbnailImage: "/media/a.webp" });
  const pictures = [
    ...((await readSitemapPart(products, 3)) ?? "").matchAll(/<image:loc>([^<]+)/g),
  ];
  expect(pictures.slice(-2).map(([, address]) => address)).toEqual([
    "http://localhost:3000/media/a.webp",
    "https://cdn.example/b.webp",
  ]);
  expect(await readSitemapPart(products, 2)).toBe(parts[1]);
  expect(idsIn(await readSitemapPart(products, 3))).toHaveLength(101);
  expect(await readSitemapPart(products, 0)).toBeNull();
  expect(await readSitemapPart(products, 4)).toBeNull();
});
