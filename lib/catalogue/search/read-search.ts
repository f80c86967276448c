import "server-only";
import type { Db } from "@/lib/db/client";
import { NO_SYNONYMS, type Synonyms } from "@/lib/shop/settings/synonyms";
import { readAgain } from "./correct-search";
import { readTerms, type Reading } from "./search-terms";

/** A search and how it is read. */
export interface Requested {
  /** The typed text; empty or undefined when there is no search. */
  q?: string | undefined;
  /** Search only for the text as typed, without corrections. */
  exact?: boolean | undefined;
  synonyms?: Synonyms | undefined;
}

interface Search<T> {
  request: Requested;
  /** Called with undefined when there is no search. */
  find: (reading: Reading | undefined) => Promise<T>;
  isEmpty: (found: T) => boolean;
}

/**
 * Searches for the typed text, then for the corrected text if nothing was found. The catalogue's words are read only
 * in that case, so most searches take one statement.
 */
export async function readSearch<T extends object>(
  db: Db,
  { request: { q, exact, synonyms = NO_SYNONYMS }, find, isEmpty }: Search<T>,
): Promise<T & { didYouMean?: string }> {
  if (!q) return find(undefined);
  const found = await find(readTerms(q, synonyms));
  if (exact || !isEmpty(found)) return found;
  const other = await readAgain(db, q, synonyms);
  if (!other) return found;
  const meant = await find({ terms: other.terms });
  if (isEmpty(meant)) return found;
  return { ...meant, ...(other.didYouMean ? { didYouMean: other.didYouMean } : {}) };
}
