import type { ListedPrice } from "@/lib/pricing/listed-price";
import type { CompanyInput } from "./schemas";

/** Where something stands: a row and a column of a file, or the path of a field. */
export interface Place {
  row: number;
  column: string;
}

/** Prices of a product that a file agrees with a company. */
export interface AskedPrice {
  /** An article number or an id. */
  product: string;
  place: Place;
  tiers: Extract<ListedPrice, { tiers: unknown }>["tiers"];
  validUntil: string | null;
}

/** What a form or a file says of a company. */
export interface AskedCompany {
  /** Its first row. */
  row: number;
  /** Of a company that exists. */
  id: string | null;
  input: CompanyInput;
  /** By id or name; null for none, undefined where nothing is said of it. */
  priceList: string | null | undefined;
  prices: readonly AskedPrice[];
  /** What the file cannot say, or says in words that were not taken. */
  notes: readonly string[];
  /** Where a part of the input stands, by its path. */
  findPlace: (path: readonly PropertyKey[]) => Place;
}

export interface Problem extends Place {
  message: string;
}
