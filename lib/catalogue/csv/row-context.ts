import { type CatalogueRow } from "./columns";
import type { PictureNames } from "./pictures/picture-names";
import { type StockRule } from "./plan-stock";

export interface RowContext {
  /** The product that the row names, or null for a new one. */
  before: CatalogueRow | null;
  decimalComma: boolean;
  /** Names of the shop's categories, in order. */
  categories: readonly string[];
  /** Whether missing categories are created. */
  makesCategories: boolean;
  stock: StockRule;
  /** The uploaded pictures. */
  pictures: PictureNames;
  /** Whether an address belongs to a picture of this shop. */
  isKnownImage: (url: string) => boolean;
}
