import "server-only";
import type { Db } from "@/lib/db/client";
import { NO_SYNONYMS, type Synonyms } from "@/lib/shop/settings/synonyms";
import { readAgain } from "./correct-search";
import { readingOf, type Reading } from "./search-terms";

/** What somebody searches for, and how it is read. */
export interface Asked {
  /** As it was typed; empty or undefined where nobody searches. */
  q?: string | undefined;
  /** Look for nothing but what was typed. */
  exact?: boolean | undefined;
  synonyms?: Synonyms | undefined;
}

interface Search<T> {
  asked: Asked;
  /** Undefined: without a search. */
  find: (reading: Reading | undefined) => Promise<T>;
  isEmpty: (found: T) => boolean;
}

/**
 * What a search finds as it was typed, otherwise as it may have been meant. The words of the catalogue are asked
 * only where nothing was found: most searches are one statement.
 */
export async function readSearch<T extends object>(
  db: Db,
  { asked: { q, exact, synonyms = NO_SYNONYMS }, find, isEmpty }: Search<T>,
): Promise<T & { didYouMean?: string }> {
  if (!q) return find(undefined);
  const found = await find(readingOf(q, synonyms));
  if (exact || !isEmpty(found)) return found;
  const other = await readAgain(db, q, synonyms);
  if (!other) return found;
  const meant = await find({ terms: other.terms });
  if (isEmpty(meant)) return found;
  return { ...meant, ...(other.didYouMean ? { didYouMean: other.didYouMean } : {}) };
}
