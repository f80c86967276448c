import { itemKey, lineKey, sizeKey } from "@/lib/orders/cart/line-key";
import type { CartItem, Choice } from "./cart-item";

export function getKey({ _id, print, isSample, made, item }: Pick<CartItem, "_id"> & Choice) {
  if (item) return itemKey(item);
  return made ? sizeKey({ ...made, isSample }) : lineKey(_id, { print, sample: isSample });
}
