import type { MetadataRoute } from "next";
import { getProductAddresses } from "@/lib/catalogue/cached";
import { CATEGORIES } from "@/lib/categories";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

/** The most addresses that one sitemap may name. */
const LIMIT = 50_000;

const STATIC_PATHS = [
  paths.home,
  paths.products(),
  ...CATEGORIES.map((category) => paths.products({ category })),
  paths.privacyPolicy,
  paths.termsOfService,
  paths.returnsRefundPolicy,
];

/**
 * Kept until the catalogue changes. What the build rendered is expired when the server starts, so that
 * the public address and the products are those of the running shop.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { APP_URL } = env();
  const products = await getProductAddresses();
  return [
    ...STATIC_PATHS.map((path) => ({ url: `${APP_URL}${path}` })),
    ...products.map(({ id, updatedAt }) => ({
      url: `${APP_URL}${paths.product(id)}`,
      lastModified: updatedAt,
    })),
  ].slice(0, LIMIT);
}
