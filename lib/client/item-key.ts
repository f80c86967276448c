import { itemKey, lineKey } from "@/lib/orders/cart/line-key";
import { specKey } from "@/lib/pricing/size-spec";
import type { CartItem, Choice } from "./cart-item";

export function getKey({ _id, print, isSample, made, item }: Pick<CartItem, "_id"> & Choice) {
  if (item) return itemKey(item);
  return made ? specKey(made.style, made) : lineKey(_id, { print, sample: isSample });
}
