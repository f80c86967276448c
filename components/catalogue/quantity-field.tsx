"use client";

import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { MAX_QUANTITY } from "@/lib/cart/limits";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { usePurchaseState } from "./purchase-context";

/** How many packs, and what they come to. */
export function QuantityField() {
  const { product, quantity, setQuantity } = usePurchaseState();
  const { name, price, inStock, stockCount } = product;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <QuantityStepper
        label={`Quantity of ${name} in packs`}
        name="quantity"
        value={quantity}
        onChange={setQuantity}
        max={Math.max(1, Math.min(stockCount, MAX_QUANTITY))}
        disabled={!inStock}
      />
      <p className="text-muted-foreground tabular" aria-live="polite">
        {quantity === 1 ? "1 pack" : `${quantity.toLocaleString("en-IN")} packs`}
        {", "}
        <span className="font-semibold text-foreground">
          {formatRupees(toPaise(price) * quantity)}
        </span>{" "}
        before tax
      </p>
    </div>
  );
}
