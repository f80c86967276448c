import "server-only";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import type { Db } from "@/lib/db/client";
import type { ProductSuggestion } from "../schemas";
import { nextSizes } from "./next-sizes";
import type { Requested } from "./read-search";
import { searchProducts } from "./search-products";

const MAX_SUGGESTED = 8;

export interface Suggestions {
  items: ProductSuggestion[];
  didYouMean?: string | undefined;
}

/** The first products of a search while it is typed; without any, the next sizes. */
export async function suggestProducts(
  db: Db,
  requested: Requested,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Suggestions> {
  if (!requested.q) return { items: [] };
  const part = { sort: "relevance", limit: MAX_SUGGESTED, offset: 0, language } as const;
  const { items, didYouMean } = await searchProducts(db, { ...requested, ...part });
  const shown = items.length > 0 ? items : await nextSizes(db, requested, language);
  return {
    items: shown.map(({ _id, name, thumbnailImage, price }) => ({
      _id,
      name,
      thumbnailImage,
      price,
    })),
    didYouMean,
  };
}
