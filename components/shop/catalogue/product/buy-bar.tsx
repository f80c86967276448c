"use client";

import { useTranslate } from "#words";
import { packs } from "@/lib/orders/cart/quantity-limits";
import { packText } from "@/lib/catalogue/price/unit-price";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import { formatRupees } from "@/lib/pricing/money";
import { packPrice } from "@/lib/pricing/price-tiers";
import { BuyButtons } from "./buy-buttons";
import { usePurchaseState } from "./purchase-context";

/** On a phone the buttons stay at the bottom of the screen until the page's own content ends. */
export function BuyBar() {
  const t = useTranslate();
  const { product, setUpPaise, quantity } = usePurchaseState();
  return (
    <div className="sticky bottom-0 z-30 border-t bg-background px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-over lg:hidden short:static">
      <p className="flex justify-between gap-4 pb-2 text-sm tabular">
        <span className="text-muted-foreground">
          {product.inStock ? packs(quantity, t) : t("Out of stock")}
          {product.packSize && (
            <span className="block text-xs">{packText(product.packSize, t)}</span>
          )}
        </span>
        <span className="font-semibold">
          {formatRupees(packPrice(toSaleTerms(product), quantity) * quantity + setUpPaise)}
        </span>
      </p>
      <BuyButtons className="flex gap-2" />
    </div>
  );
}
