import type { StatedTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { LineUnit } from "@/lib/db/generated/enums";
import { MAX_ID_LENGTH } from "@/lib/orders/cart/quantity-limits";
import type { PrintChoice } from "@/lib/pricing/print-options";
import { MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { MOST_PIECES, type SizeChoice } from "@/lib/pricing/size-spec";

/** The fields that a line needs of the stored cart; the price in rupees. */
export type StoredItem = Pick<ProductSummary, "_id" | "name" | "price" | "thumbnailImage"> &
  Partial<Pick<ProductSummary, "packSize" | "sku"> & StatedTerms> & {
    quantity: number;
    print?: PrintChoice;
    isSample?: boolean;
    made?: SizeChoice;
    item?: string;
    unit?: LineUnit;
    basis?: number;
  };

/** True for lines made for this buyer: a size, or an item of theirs. */
export const isOwn = ({ made, item }: StoredItem) => made !== undefined || item !== undefined;

/** A hand-edited cart may hold any text as an id. */
export const isNamed = ({ _id }: StoredItem) => _id !== "" && _id.length <= MAX_ID_LENGTH;

/** True when the item is valid enough to ask the server about it. */
export function isAskable(item: StoredItem): boolean {
  return isNamed(item) && item.quantity <= (isOwn(item) ? MOST_PIECES : MAX_QUANTITY);
}
