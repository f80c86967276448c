import "server-only";
import { asc, desc, keyset, type Keyset } from "@/lib/db/keyset";
import type { ProductSort } from "@/lib/product-sort";

interface ProductKey {
  id: string;
  name: string;
  pricePaise: number;
  rating: number;
  reviewCount: number;
}

const ID = asc("id", "uuid");

/** How the catalogue runs, entries alike by their ids. */
export const PRODUCT_KEYS: Record<ProductSort, Keyset<ProductKey>> = {
  name: keyset("products:name", [asc("name", "text"), ID]),
  "price-asc": keyset("products:price-asc", [asc("pricePaise", "integer"), ID]),
  "price-desc": keyset("products:price-desc", [desc("pricePaise", "integer"), desc("id", "uuid")]),
  rating: keyset("products:rating", [desc("rating", "number"), desc("reviewCount", "integer"), ID]),
};
