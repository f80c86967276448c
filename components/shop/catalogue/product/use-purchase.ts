import { useTransition } from "react";
import { useTranslate } from "#words";
import { useRouter } from "@/components/ui/use-router";
import { toast, toastFailure } from "@/components/ui/toast/toast";
import { packs, quantityText, maxOrderable } from "@/lib/orders/cart/quantity-limits";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import { addToCart, quantityInCart } from "@/lib/client/cart";
import { getKey } from "@/lib/client/item-key";
import { paths } from "@/lib/base/paths";
import type { Translate } from "@/lib/i18n/translate";
import { formatRupees } from "@/lib/pricing/money";
import { tierAt } from "@/lib/pricing/price-tiers";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import type { ChosenProduct } from "./purchase-context";

interface Purchase {
  add: () => void;
  /** Adds to the cart, then opens the checkout. */
  buy: () => void;
  /** The checkout page is loading. */
  isLeaving: boolean;
}

/** @param chosen packs; defaults to the minimum that can be added */
export function usePurchase(product: ChosenProduct, chosen?: number): Purchase {
  const t = useTranslate();
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  return {
    add: () => {
      const before = quantityInCart(getKey(product));
      const quantity = chosen ?? fewest(product, before);
      if (!put(product, quantity, t)) return;
      toast({
        title: t("Added to Cart"),
        description: addedText(product, { quantity, before }, t),
        action: { label: t("View Cart"), href: paths.cart },
      });
    },
    buy: () => {
      const quantity = chosen ?? fewest(product, quantityInCart(getKey(product)));
      if (!put(product, quantity, t)) return;
      startLeaving(() => router.push(paths.checkout));
    },
    isLeaving,
  };
}

/** The minimum order at first; one more multiple once it is in the cart. */
function fewest(product: ChosenProduct, inCart: number): number {
  const least = leastQuantity(product);
  return inCart >= least ? product.packMultiple : least;
}

/** Names the new price of each pack when the added quantity reached another price tier. */
function addedText(
  product: ChosenProduct,
  { quantity, before }: { quantity: number; before: number },
  t: Translate,
): string {
  const { name } = product;
  const terms = toSaleTerms(product);
  const tier = tierAt(terms, quantityInCart(getKey(product)));
  const added = packs(quantity, t);
  if (!tier || tier === tierAt(terms, before)) return `${name}, ${added}`;
  const price = formatRupees(tier.pricePaise);
  return t("{name}, {packs}. Each pack now costs {price}.", { name, packs: added, price });
}

/** Returns whether the product was added. An invalid quantity is refused, never changed. */
function put(product: ChosenProduct, quantity: number, t: Translate): boolean {
  const most = maxOrderable(product);
  const isTooFew = quantityInCart(getKey(product)) + quantity < leastQuantity(product);
  if (quantity > most || isTooFew || quantity % product.packMultiple !== 0) {
    const description = quantityText(product, quantity, most, t);
    toastFailure(t("Not Added to Cart"), description);
    return false;
  }
  addToCart(product, quantity);
  void import("@/lib/client/note-search").then(
    ({ noteSearch }) => noteSearch(),
    () => undefined,
  );
  return true;
}
