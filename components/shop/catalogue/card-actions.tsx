"use client";

import { Button } from "@/components/ui/button";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { usePurchase } from "./use-purchase";

/** The two buttons of a card; each says to a screen reader which product it is about. */
export function CardActions({ product }: { product: ProductSummary }) {
  const { add, buy, isLeaving } = usePurchase(product);
  return (
    <div className="relative grid gap-2 @[15rem]:grid-cols-2">
      <Button className="px-2" disabled={!product.inStock} onClick={add}>
        <span>
          Add to Cart <span className="sr-only">{product.name}</span>
        </span>
      </Button>
      <Button
        className="px-2"
        variant="ghost"
        aria-busy={isLeaving || undefined}
        disabled={!product.inStock}
        onClick={buy}
      >
        <span>
          Buy Now <span className="sr-only">{product.name}</span>
        </span>
      </Button>
    </div>
  );
}
