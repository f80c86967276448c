import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { sizeText } from "@/lib/catalogue/sizes/size-link";
import { addItems } from "@/lib/client/cart";
import type { CartItem } from "@/lib/client/cart-item";
import type { Translate } from "@/lib/i18n/translate";
import { quantityWords } from "@/lib/orders/line-text";
import type { MadeChoice } from "@/lib/pricing/size-spec";

export type MadeItem = CartItem & { made: MadeChoice };

/** Puts a size into the cart and says so. */
export function addSize(item: MadeItem, t: Translate): void {
  addItems([item]);
  const words = [t(item.name), sizeText(item.made), quantityWords(item.quantity, "PCS", t)];
  toast({
    title: t("Added to Cart"),
    description: words.join(", "),
    action: { label: t("View Cart"), href: paths.cart },
  });
}
