import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { demoProducts } from "@/prisma/demo/catalogue";

const UNPRINTED = { printOptions: [], sample: Prisma.DbNull };

/** Writes the demo catalogue with its ratings, without its pictures and reviews. */
export async function givenDemoProducts(db: Db): Promise<void> {
  await db.product.createMany({
    data: demoProducts.map(({ slug, reviews, inStock, ...product }) => ({
      ...product,
      ...UNPRINTED,
      forSale: inStock,
      rating: reviews.reduce((sum, { rating }) => sum + rating, 0) / (reviews.length || 1),
      reviewCount: reviews.length,
      thumbnailImage: `/media/${slug}.webp`,
      images: [`/media/${slug}.webp`],
    })),
  });
}
