"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast";
import type { ProductSummary } from "@/lib/catalogue/product";
import { addToCart } from "@/lib/client/cart";
import { paths } from "@/lib/paths";

interface Purchase {
  add: () => void;
  /** Adds, then goes to the checkout. */
  buy: () => void;
}

export function usePurchase(product: ProductSummary, quantity = 1): Purchase {
  const router = useRouter();
  const packs = `${quantity} ${quantity === 1 ? "pack" : "packs"}`;
  return {
    add: () => {
      addToCart(product, quantity);
      toast({
        title: "Added to Cart",
        description: `${product.name}, ${packs}`,
        action: { label: "View Cart", href: paths.cart },
      });
    },
    buy: () => {
      addToCart(product, quantity);
      router.push(paths.checkout);
    },
  };
}
