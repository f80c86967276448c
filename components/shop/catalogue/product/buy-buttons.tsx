"use client";

import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { usePurchaseState } from "./purchase-context";
import { usePurchase } from "./use-purchase";

export function BuyButtons({ className }: { className?: string }) {
  const t = useTranslate();
  const { product, quantity } = usePurchaseState();
  const { add, buy, isLeaving } = usePurchase(product, quantity);
  return (
    <div className={className}>
      <Button size="lg" className="flex-1 px-4" disabled={!product.inStock} onClick={add}>
        {t("Add to Cart")}
      </Button>
      <Button
        size="lg"
        variant="outline"
        className="flex-1 px-4"
        aria-busy={isLeaving || undefined}
        disabled={!product.inStock}
        onClick={buy}
      >
        {t("Buy Now")}
      </Button>
    </div>
  );
}
