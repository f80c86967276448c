"use client";

import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { packs, quantityText, ruleText, maxOrderable } from "@/lib/orders/cart/quantity-limits";
import { toSaleTerms } from "@/lib/catalogue/sale-terms";
import { formatRupees } from "@/lib/pricing/money";
import { packPrice } from "@/lib/pricing/price-tiers";
import { isRightQuantity, leastQuantity, nearestQuantity } from "@/lib/pricing/quantity-rules";
import { usePurchaseState } from "./purchase-context";
import { TierHint } from "./tier-hint";

/** The number of packs, with their total price. */
export function QuantityField() {
  const t = useTranslate();
  const { product, setUpPaise, quantity, setQuantity } = usePurchaseState();
  const { name, inStock } = product;
  const terms = toSaleTerms(product);
  const rule = ruleText(terms, t);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuantityStepper
          label={t("Quantity of {name} in packs", { name })}
          name="quantity"
          value={quantity}
          onChange={setQuantity}
          min={leastQuantity(terms)}
          step={terms.packMultiple}
          disabled={!inStock}
        />
        <p className="text-muted-foreground tabular" aria-live="polite">
          {t.parts("{packs}, {price} before tax", {
            packs: packs(quantity, t),
            price: (
              <span key="price" className="font-semibold text-foreground">
                {formatRupees(packPrice(terms, quantity) * quantity + setUpPaise)}
              </span>
            ),
          })}
        </p>
      </div>
      {rule && <p className="mt-2 text-sm text-muted-foreground tabular">{rule}</p>}
      <div role="status" className="mt-3 empty:hidden">
        {inStock && <WrongQuantity />}
        {inStock && (
          <TierHint
            terms={terms}
            quantity={quantity}
            most={maxOrderable(product)}
            onAdopt={setQuantity}
          />
        )}
      </div>
    </div>
  );
}

/** Explains a quantity that cannot be ordered. The typed value stays, and a button sets the nearest valid one. */
function WrongQuantity() {
  const t = useTranslate();
  const { product, quantity, setQuantity } = usePurchaseState();
  const most = maxOrderable(product);
  if (quantity <= most && isRightQuantity(product, quantity)) return null;
  const nearest = nearestQuantity(product, quantity, most);
  return (
    <Notice>
      <p>{quantityText(product, quantity, most, t)}</p>
      {nearest > 0 && (
        <Button size="sm" className="mt-2.5" onClick={() => setQuantity(nearest)}>
          {t("Take {packs}", { packs: packs(nearest, t) })}
        </Button>
      )}
    </Notice>
  );
}
