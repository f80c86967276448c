import { createHash } from "node:crypto";
import { demoProducts } from "@/prisma/demo/catalogue";
import type { DemoProduct } from "@/prisma/demo/types";
import { withClient } from "./with-client";

/** Adds `count` products: the demo texts repeated, each copy with its own number. */
export async function fillProducts(databaseUrl: string, count: number): Promise<void> {
  const lots = Array.from({ length: Math.ceil(count / demoProducts.length) }, (_, n) => n + 1);
  const rows = lots.flatMap((lot) => demoProducts.map((product) => toRow(product, lot)));
  await withClient(databaseUrl, async (client) => {
    await client.query(INSERT, [JSON.stringify(rows.slice(0, count))]);
    await client.query("ANALYZE");
  });
}

function toRow({ reviews, slug, inStock, ...product }: DemoProduct, lot: number) {
  const picture = createHash("sha256").update(`${slug} ${lot}`).digest("hex").slice(0, 32);
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return {
    ...product,
    name: `${product.name} ${lot}`,
    forSale: inStock,
    images: [`/media/${picture}.webp`],
    rating: stars / Math.max(1, reviews.length),
    reviewCount: reviews.length,
    reviews,
  };
}

const INSERT = `
WITH given AS (
  SELECT gen_random_uuid() AS id, product.* FROM jsonb_to_recordset($1::jsonb) AS product(
    name text, description text, category text, "pricePaise" int, "originalPricePaise" int,
    "isNew" boolean, "forSale" boolean, "stockCount" int, images text[], features text[],
    specifications json, rating float, "reviewCount" int, reviews jsonb
  )
), made AS (
  INSERT INTO products (
    id, name, description, category, "pricePaise", "originalPricePaise", "isNew", "forSale",
    "stockCount", "thumbnailImage", images, features, specifications, rating, "reviewCount",
    "updatedAt"
  )
  SELECT id, name, description, category, "pricePaise", "originalPricePaise", "isNew", "forSale",
    "stockCount", images[1], images, features, specifications, rating, "reviewCount", now()
  FROM given
)
INSERT INTO product_reviews (id, "productId", name, rating, date, comment)
SELECT gen_random_uuid(), given.id, review.* FROM given, jsonb_to_recordset(given.reviews)
  AS review(name text, rating int, date date, comment text)
`;
