import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { publicRead } from "@/lib/db/public-read";
import { isBuilding } from "@/lib/base/env";
import { findFormerAddress, listCategories, listKnownSlugs } from "./queries";
import type { Category } from "./schemas";

/** A category as the shop shows it, without its count, which changes with every product and would expire the cache. */
export type Shelf = Omit<Category, "count" | "googleCategory">;

/**
 * Cached until a category changes. A build has no database and gets an empty list; the server expires what the build
 * rendered before it serves its first request.
 */
async function cachedShelves(): Promise<Shelf[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.categories);
  if (isBuilding()) return [];
  const categories = await publicRead((db) => listCategories(db));
  return categories.map(({ slug, name, description, metaDescription, translations, picture }) => ({
    slug,
    name,
    description,
    metaDescription,
    translations,
    picture,
  }));
}

export const getShelves = cache(cachedShelves);

/** Returns all slugs that lead to a category, including slugs from before a rename. */
export async function getKnownSlugs(): Promise<string[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.categories);
  if (isBuilding()) return [];
  return publicRead((db) => listKnownSlugs(db));
}

/** Returns the current slug for a category's former address, or null when no category ever had it. */
export async function formerAddress(slug: string): Promise<string | null> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.categories);
  if (isBuilding()) return null;
  const current = await publicRead((db) => findFormerAddress(db, slug));
  if (current === null) cacheTag(cacheTags.absent);
  return current;
}
