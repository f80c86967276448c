import "server-only";
import type { Db } from "@/lib/db/client";
import { invalidField } from "@/lib/base/errors";
import { IN_SHOP } from "@/lib/catalogue/presence";
import { categorySlug } from "@/lib/base/ids/category-slug";
import type { Category, CategoryTranslations } from "./schemas";

const COLUMNS = {
  slug: true,
  name: true,
  description: true,
  metaDescription: true,
  googleCategory: true,
  picture: true,
  translations: true,
} as const;

/** Lists all categories in order, each with its number of products. */
export async function listCategories(db: Db): Promise<Category[]> {
  const [rows, counts] = await Promise.all([
    db.category.findMany({ select: COLUMNS, orderBy: [{ position: "asc" }, { name: "asc" }] }),
    countByCategory(db),
  ]);
  return rows.map((row) => ({
    ...row,
    translations: row.translations as CategoryTranslations,
    count: counts.get(row.name) ?? 0,
  }));
}

/** Lists all slugs that lead to a category, including former ones. */
export async function listKnownSlugs(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ slug: string }[]>`
    SELECT "slug" FROM "categories" UNION SELECT "slug" FROM "category_addresses"`;
  return rows.map(({ slug }) => slug);
}

/** Returns the number of products in the shop by category name. Categories without products are absent. */
export async function countByCategory(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.product.groupBy({ by: ["category"], where: IN_SHOP, _count: true });
  return new Map(rows.map(({ category, _count }) => [category, _count]));
}

/** Returns the current slug for a category's former address, or null when no category ever had it. */
export async function findFormerAddress(db: Db, slug: string): Promise<string | null> {
  const row = await db.categoryAddress.findUnique({ where: { slug }, select: { category: true } });
  return row?.category ?? null;
}

/**
 * Returns the name of the category that matches a name, a slug or a former slug.
 * @throws AppError invalid_input (field `category`); the message lists the existing categories
 */
export async function requireCategory(db: Db, meant: string): Promise<string> {
  const slug = categorySlug(meant);
  const [row] = await db.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM "categories" c
    WHERE "name" = ${meant} OR "slug" = ${slug}
      OR EXISTS (SELECT FROM "category_addresses" f WHERE f."slug" = ${slug} AND f."category" = c."slug")
    ORDER BY "name" = ${meant} DESC, "slug" = ${slug} DESC LIMIT 1`;
  if (row) return row.name;
  const rows = await db.category.findMany({ select: { name: true }, orderBy: { position: "asc" } });
  throw invalidField("category", `Choose one of: ${rows.map(({ name }) => name).join(", ")}`);
}

/** Resolves an optional category filter in the same way. */
export async function categoryOfFilter<F extends { category?: string }>(
  db: Db,
  filter: F,
): Promise<F> {
  const { category } = filter;
  return category === undefined
    ? filter
    : { ...filter, category: await requireCategory(db, category) };
}
