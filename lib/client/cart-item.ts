import type { LineUnit } from "@/lib/db/generated/enums";
import type { PrintChoice } from "@/lib/pricing/print-options";
import type { SizeChoice } from "@/lib/pricing/size-spec";
import type { ProductSummary } from "@/lib/catalogue/schemas";

/** The choices for a product; without any it is sold plain. */
export interface Choice {
  print?: PrintChoice;
  isSample?: boolean;
  /** A box made to size in place of a product; `_id` is then its style's, and the price that of 1,000 pieces. */
  made?: SizeChoice;
  /** An item of the buyer in place of a product: its `_id`. The price is for the basis of the unit. */
  item?: string;
  unit?: LineUnit;
  basis?: number;
}

/** One line of the cart as stored by the browser: the card's fields, the quantity and the choice. */
export type CartItem = Pick<ProductSummary, "_id" | "name" | "price" | "thumbnailImage"> &
  Partial<ProductSummary> &
  Choice & { quantity: number };
