"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { toast } from "@/components/ui/toast";
import { limitText, packs } from "@/lib/cart/limit-text";
import { mostOf } from "@/lib/cart/limits";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { addToCart } from "@/lib/client/cart";
import { paths } from "@/lib/paths";

interface Purchase {
  add: () => void;
  /** Adds, then goes to the checkout. */
  buy: () => void;
  /** The checkout is on its way. */
  isLeaving: boolean;
}

export function usePurchase(product: ProductSummary, quantity = 1): Purchase {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  return {
    add: () => {
      if (!put(product, quantity)) return;
      toast({
        title: "Added to Cart",
        description: `${product.name}, ${packs(quantity)}`,
        action: { label: "View Cart", href: paths.cart },
      });
    },
    buy: () => {
      if (put(product, quantity)) startLeaving(() => router.push(paths.checkout));
    },
    isLeaving,
  };
}

/** Answers whether it is in the cart: more than can be ordered is refused, and never made less. */
function put(product: ProductSummary, quantity: number): boolean {
  const most = mostOf(product.stockCount);
  if (quantity > most) {
    toast({ title: "Not Added to Cart", description: limitText(most), destructive: true });
    return false;
  }
  addToCart(product, quantity);
  return true;
}
