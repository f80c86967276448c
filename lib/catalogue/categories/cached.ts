import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { publicRead } from "@/lib/db/public-read";
import { isBuilding } from "@/lib/base/env";
import { findFormerAddress, listCategories, listKnownSlugs } from "./queries";
import type { Category } from "./schemas";

/** The shop's shelves in their order, without their counts, which change with every product. */
export type Shelf = Omit<Category, "count">;

/**
 * Kept until one of them changes. A build has no database and is answered none; the server expires what
 * a build rendered before it serves its first request.
 */
async function cachedShelves(): Promise<Shelf[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.categories);
  if (isBuilding()) return [];
  const categories = await publicRead((db) => listCategories(db));
  return categories.map(({ slug, name, description, metaDescription, picture }) => ({
    slug,
    name,
    description,
    metaDescription,
    picture,
  }));
}

export const getShelves = cache(cachedShelves);

/** Slugs that lead to a category: those of today, and those from before one was renamed. */
export async function getKnownSlugs(): Promise<string[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.categories);
  if (isBuilding()) return [];
  return publicRead((db) => listKnownSlugs(db));
}

/** Where a former address of a category leads: its slug of today; null where it never was one. */
export async function formerAddress(slug: string): Promise<string | null> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.categories);
  if (isBuilding()) return null;
  const current = await publicRead((db) => findFormerAddress(db, slug));
  if (current === null) cacheTag(cacheTags.absent);
  return current;
}
