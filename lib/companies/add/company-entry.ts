import type { ListedPrice } from "@/lib/pricing/listed-price";
import type { CompanyInput } from "./schemas";

/** Position of an error: row and column of a file, or the path of a field. */
export interface Place {
  row: number;
  column: string;
}

/** A company's price for a product, from a file. */
export interface RequestedPrice {
  /** An article number or an id. */
  product: string;
  place: Place;
  tiers: Extract<ListedPrice, { tiers: unknown }>["tiers"];
  validUntil: string | null;
}

/** A company as entered in a form or a file. */
export interface CompanyEntry {
  /** Its first row. */
  row: number;
  /** Id of an existing company. */
  id: string | null;
  input: CompanyInput;
  /** Id or name; null for none, undefined when not given. */
  priceList: string | null | undefined;
  prices: readonly RequestedPrice[];
  /** Details missing from the file or not imported, in words. */
  notes: readonly string[];
  /** Position of a part of the input, by its path. */
  findPlace: (path: readonly PropertyKey[]) => Place;
}

export interface Problem extends Place {
  message: string;
}
