import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import type { CategoryTranslations } from "./schemas";

export interface CategoryRow {
  slug: string;
  name: string;
  description: string;
  metaDescription: string;
  googleCategory: string;
  picture: string | null;
  translations: CategoryTranslations;
  position: number;
}

/**
 * Reads all categories in order and locks them until the transaction ends, because their places form a single list.
 */
export function lockCategories(tx: Transaction): Promise<CategoryRow[]> {
  return tx.$queryRaw<CategoryRow[]>`
    SELECT "slug", "name", "description", "metaDescription", "googleCategory", "picture", "translations",
      "position"
    FROM "categories" ORDER BY "position", "name" FOR UPDATE`;
}

/** @throws AppError not_found */
export function categoryAt(rows: readonly CategoryRow[], slug: string): CategoryRow {
  const row = rows.find((candidate) => candidate.slug === slug);
  if (!row) throw new AppError("not_found", "There is no such category.");
  return row;
}

/** @throws AppError invalid_input when another category has the same name, or a name with the same slug */
export function refuseTaken(
  rows: readonly CategoryRow[],
  { slug, name }: { slug: string; name: string },
) {
  const other = rows.find((row) => row.slug === slug || row.name === name);
  if (!other) return;
  throw invalidField(
    "name",
    other.name === name
      ? `There is a category ${name} already.`
      : `${other.name} has the same address. Choose a name that differs in its letters.`,
  );
}

/** Saves the categories in this order. */
export async function placeCategories(tx: Transaction, slugs: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "categories" c SET "position" = w.place
    FROM unnest(${[...slugs]}::text[]) WITH ORDINALITY AS w (slug, place)
    WHERE c."slug" = w.slug AND c."position" <> w.place`;
}

/** Returns the slugs with `slug` moved to `place`, counted from 1. A place beyond the end means last. */
export function withPlace(slugs: readonly string[], slug: string, place: number): string[] {
  const others = slugs.filter((other) => other !== slug);
  return others.toSpliced(place - 1, 0, slug);
}
