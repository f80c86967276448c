import type { PrintChoice } from "@/lib/pricing/print-options";
import type { MadeChoice } from "@/lib/pricing/size-spec";
import type { ProductSummary } from "@/lib/catalogue/schemas";

/** What was chosen of a product; without either it is sold plain. */
export interface Choice {
  print?: PrintChoice;
  isSample?: boolean;
  /** A box made to size in place of a product; `_id` is then its style's, and the price that of 1,000 pieces. */
  made?: MadeChoice;
}

/** One line of the cart as the browser stores it: the card's fields plus the quantity and the choice. */
export type CartItem = Pick<ProductSummary, "_id" | "name" | "price" | "thumbnailImage"> &
  Partial<ProductSummary> &
  Choice & { quantity: number };
