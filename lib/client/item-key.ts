import { lineKey } from "@/lib/orders/cart/line-key";
import type { CartItem } from "./cart";

/** The key of a stored line of the cart. */
export const keyOf = ({ _id, print, isSample }: Pick<CartItem, "_id" | "print" | "isSample">) =>
  lineKey(_id, { print, sample: isSample });
