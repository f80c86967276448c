import { itemKey, lineKey, madeKey } from "@/lib/orders/cart/line-key";
import type { CartItem, Choice } from "./cart-item";

export function getKey({ _id, print, isSample, made, item }: Pick<CartItem, "_id"> & Choice) {
  if (item) return itemKey(item);
  return made ? madeKey({ ...made, isSample }) : lineKey(_id, { print, sample: isSample });
}
