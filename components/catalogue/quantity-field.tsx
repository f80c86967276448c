"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { limitText, packs } from "@/lib/cart/limit-text";
import { mostOf } from "@/lib/cart/limits";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { usePurchaseState } from "./purchase-context";

/** How many packs, and what they come to. */
export function QuantityField() {
  const { product, quantity, setQuantity } = usePurchaseState();
  const { name, price, inStock } = product;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuantityStepper
          label={`Quantity of ${name} in packs`}
          name="quantity"
          value={quantity}
          onChange={setQuantity}
          disabled={!inStock}
        />
        <p className="text-muted-foreground tabular" aria-live="polite">
          {packs(quantity)}
          {", "}
          <span className="font-semibold text-foreground">
            {formatRupees(toPaise(price) * quantity)}
          </span>{" "}
          before tax
        </p>
      </div>
      <div role="status">{inStock && <TooMany />}</div>
    </div>
  );
}

/** More than can be ordered stays as it was typed; one press takes what there is. */
function TooMany() {
  const { product, quantity, setQuantity } = usePurchaseState();
  const most = mostOf(product.stockCount);
  if (quantity <= most) return null;
  return (
    <Notice className="mt-4">
      <p>{limitText(most)}</p>
      <Button size="sm" className="mt-2.5" onClick={() => setQuantity(most)}>
        Take {packs(most)}
      </Button>
    </Notice>
  );
}
