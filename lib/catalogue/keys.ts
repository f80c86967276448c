import "server-only";
import { asc, desc, keyset, type Keyset } from "@/lib/db/keyset";
import type { ProductSort } from "@/lib/base/product-sort";

interface ProductKey {
  id: string;
  name: string;
  pricePaise: number;
  piecePaise: number;
  rating: number;
  reviewCount: number;
}

const ID = asc("id", "uuid");

/** How the catalogue runs, entries alike by their ids. */
export const PRODUCT_KEYS: Record<ProductSort, Keyset<ProductKey>> = {
  name: keyset("products:name", [asc("name", "text"), ID]),
  "price-asc": keyset("products:price-asc", [asc("pricePaise", "integer"), ID]),
  "price-desc": keyset("products:price-desc", [desc("pricePaise", "integer"), desc("id", "uuid")]),
  "piece-asc": keyset("products:piece-asc", [asc("piecePaise", "integer"), ID]),
  rating: keyset("products:rating", [desc("rating", "number"), desc("reviewCount", "integer"), ID]),
};

export interface RelevanceKey extends ProductKey {
  /** See search-match.ts. */
  distance: number;
  /** 1 for what cannot be bought now, otherwise 0. */
  soldOut: number;
}

/** How the results of a search run. */
export const RELEVANCE_KEYS = keyset("products:relevance", [
  asc("distance", "integer"),
  asc("soldOut", "integer"),
  desc("rating", "number"),
  asc("name", "text"),
  ID,
]);
