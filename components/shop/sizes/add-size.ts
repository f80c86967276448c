import { toast, toastFailure } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { sizeText } from "@/lib/catalogue/sizes/size-link";
import { addItems, quantityInCart } from "@/lib/client/cart";
import type { CartItem } from "@/lib/client/cart-item";
import { getKey } from "@/lib/client/item-key";
import type { Translate } from "@/lib/i18n/translate";
import { quantityWords } from "@/lib/orders/line-text";
import { PLAIN_PRINT, type SizeChoice, type SizeSpec } from "@/lib/pricing/size-spec";

export type SizedItem = CartItem & { made: SizeChoice };

/** Adds one plain piece of a size to the cart, at the price of a sample. */
export function addSample(style: Style, spec: SizeSpec, t: Translate): void {
  const item = {
    _id: style._id,
    name: style.name,
    price: style.sample ?? 0,
    thumbnailImage: style.picture ?? "",
    quantity: 1,
    made: { style: style._id, ...spec, print: PLAIN_PRINT, finish: null },
    isSample: true,
  };
  if (quantityInCart(getKey(item)) === 0) {
    addSize(item, t);
    return;
  }
  const description = t("A sample is one piece of a size.");
  toastFailure(t("Not Added to Cart"), description);
}

export function addSize(item: SizedItem, t: Translate): void {
  addItems([item]);
  const words = [t(item.name), sizeText(item.made), quantityWords(item.quantity, "PCS", t)];
  toast({
    title: t("Added to Cart"),
    description: words.join(", "),
    action: { label: t("View Cart"), href: paths.cart },
  });
}
