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

/** The sort keys of the catalogue. Products with equal keys are ordered by id. */
export const PRODUCT_KEYS: Record<ProductSort, Keyset<ProductKey>> = {
  name: keyset("products:name", [asc("name", "text"), ID]),
  "price-asc": keyset("products:price-asc", [asc("pricePaise", "integer"), ID]),
  "price-desc": keyset("products:price-desc", [desc("pricePaise", "integer"), desc("id", "uuid")]),
  "piece-asc": keyset("products:piece-asc", [asc("piecePaise", "integer"), ID]),
  rating: keyset("products:rating", [desc("rating", "number"), desc("reviewCount", "integer"), ID]),
};

export interface RelevanceKey extends ProductKey {
  /** Defined in search-match.ts. */
  distance: number;
  /** 1 when the product cannot be bought now, otherwise 0. */
  soldOut: number;
}

/** The sort keys of search results by relevance. */
export const RELEVANCE_KEYS = keyset("products:relevance", [
  asc("distance", "integer"),
  asc("soldOut", "integer"),
  desc("rating", "number"),
  asc("name", "text"),
  ID,
]);
