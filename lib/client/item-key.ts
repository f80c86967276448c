import { lineKey } from "@/lib/orders/cart/line-key";
import type { CartItem, Choice } from "./cart-item";

/** The key of a stored line of the cart. */
export const getKey = ({ _id, print, isSample }: Pick<CartItem, "_id"> & Choice) =>
  lineKey(_id, { print, sample: isSample });
