import { lineKey } from "@/lib/orders/cart/line-key";
import { specKey } from "@/lib/pricing/size-spec";
import type { CartItem, Choice } from "./cart-item";

export const getKey = ({ _id, print, isSample, made }: Pick<CartItem, "_id"> & Choice) =>
  made ? specKey(made.style, made) : lineKey(_id, { print, sample: isSample });
