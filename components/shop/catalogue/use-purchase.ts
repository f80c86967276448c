"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { toast } from "@/components/ui/toast";
import { packs, quantityText, mostOf } from "@/lib/orders/cart/quantity-limits";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { addToCart, quantityInCart } from "@/lib/client/cart";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { tierAt } from "@/lib/pricing/price-tiers";
import { leastQuantity } from "@/lib/pricing/quantity-rules";

interface Purchase {
  add: () => void;
  /** Adds to the cart, then goes to the checkout. */
  buy: () => void;
  /** The checkout page is loading. */
  isLeaving: boolean;
}

/** @param chosen packs; defaults to the minimum that can be added */
export function usePurchase(product: ProductSummary, chosen?: number): Purchase {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  return {
    add: () => {
      const before = quantityInCart(product._id);
      const quantity = chosen ?? fewest(product, before);
      if (!put(product, quantity)) return;
      toast({
        title: "Added to Cart",
        description: `${product.name}, ${packs(quantity)}${tierReached(product, before)}`,
        action: { label: "View Cart", href: paths.cart },
      });
    },
    buy: () => {
      const quantity = chosen ?? fewest(product, quantityInCart(product._id));
      if (put(product, quantity)) startLeaving(() => router.push(paths.checkout));
    },
    isLeaving,
  };
}

/** The minimum order at first; one more multiple once the cart contains it. */
function fewest(product: ProductSummary, inCart: number): number {
  const least = leastQuantity(product);
  return inCart >= least ? product.packMultiple : least;
}

/** Names the new price of each pack when the added quantity reached another price tier. */
function tierReached(product: ProductSummary, before: number): string {
  const terms = toSaleTerms(product);
  const tier = tierAt(terms, quantityInCart(product._id));
  if (!tier || tier === tierAt(terms, before)) return "";
  return `. Each pack now costs ${formatRupees(tier.pricePaise)}.`;
}

/** Returns whether the product was added. An invalid quantity is refused, and never changed to another. */
function put(product: ProductSummary, quantity: number): boolean {
  const most = mostOf(product);
  const isTooFew = quantityInCart(product._id) + quantity < leastQuantity(product);
  if (quantity > most || isTooFew || quantity % product.packMultiple !== 0) {
    const description = quantityText(product, quantity, most);
    toast({ title: "Not Added to Cart", description, destructive: true });
    return false;
  }
  addToCart(product, quantity);
  return true;
}
