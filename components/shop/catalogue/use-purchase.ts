"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { toast } from "@/components/ui/toast";
import { packs, quantityText, mostOf } from "@/lib/orders/cart/quantity-limits";
import { termsOf } from "@/lib/catalogue/sale-terms";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { addToCart, quantityInCart } from "@/lib/client/cart";
import { paths } from "@/lib/base/paths";
import { formatRupees } from "@/lib/pricing/money";
import { tierAt } from "@/lib/pricing/price-tiers";
import { leastQuantity } from "@/lib/pricing/quantity-rules";

interface Purchase {
  add: () => void;
  /** Adds, then goes to the checkout. */
  buy: () => void;
  /** The checkout is on its way. */
  isLeaving: boolean;
}

/** @param chosen packs; by default the fewest that can be added */
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

/** The smallest order at first, a step more once that is in the cart. */
function fewest(product: ProductSummary, inCart: number): number {
  const least = leastQuantity(product);
  return inCart >= least ? product.packMultiple : least;
}

/** What each pack costs from now on, where what was added made it less. */
function tierReached(product: ProductSummary, before: number): string {
  const terms = termsOf(product);
  const tier = tierAt(terms, quantityInCart(product._id));
  if (!tier || tier === tierAt(terms, before)) return "";
  return `. Each pack now costs ${formatRupees(tier.pricePaise)}.`;
}

/** Answers whether it is in the cart: what cannot be ordered is refused, and never made another. */
function put(product: ProductSummary, quantity: number): boolean {
  const most = mostOf(product.stockCount);
  const isTooFew = quantityInCart(product._id) + quantity < leastQuantity(product);
  if (quantity > most || isTooFew || quantity % product.packMultiple !== 0) {
    const description = quantityText(product, quantity, most);
    toast({ title: "Not Added to Cart", description, destructive: true });
    return false;
  }
  addToCart(product, quantity);
  return true;
}
