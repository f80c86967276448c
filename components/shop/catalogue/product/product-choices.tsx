import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { toast, toastFailure } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";
import { storedPrintOptions } from "@/lib/catalogue/made-to-order";
import type { Product } from "@/lib/catalogue/schemas";
import { addItems, quantityInCart } from "@/lib/client/cart";
import { getKey } from "@/lib/client/item-key";
import { packs, sampleLimitText } from "@/lib/orders/cart/quantity-limits";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { MAX_SAMPLES } from "@/lib/pricing/sample";
import type { Translate } from "@/lib/i18n/translate";
import { PrintField } from "./print-field";
import { usePurchaseState, type ChosenProduct } from "./purchase-context";

export type ProductChoicesProps = Pick<Product, "printOptions" | "sample" | "leadDays">;

export function ProductChoices({ printOptions, sample, leadDays }: ProductChoicesProps) {
  return (
    <>
      {printOptions.length > 0 && (
        <PrintField options={storedPrintOptions(printOptions)} leadDays={leadDays} />
      )}
      {sample.kind !== "none" && <SampleOrder sample={sample} />}
    </>
  );
}

/** A sample is sold by the piece, whatever its product's packs are. */
const BY_THE_PIECE = { originalPrice: null, minQuantity: 1, packMultiple: 1, priceTiers: [] };

function SampleOrder({ sample }: { sample: Product["sample"] }) {
  const t = useTranslate();
  const { plain } = usePurchaseState();
  const item = { ...plain, ...BY_THE_PIECE, price: sample.price, isSample: true };
  const price = formatRupees(toPaise(sample.price));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" disabled={!plain.inStock} onClick={() => add(item, t)}>
        {t("Order a Sample")}
      </Button>
      <p className="text-sm text-muted-foreground tabular">
        {t(
          sample.kind === "free"
            ? "free each, at most {most} samples an order."
            : "{price} each, at most {most} samples an order.",
          { price, most: MAX_SAMPLES },
        )}{" "}
        {creditText(sample, t)}
      </p>
    </div>
  );
}

/** "Signed in, your first order gives back half of it from 5 packs, all of it from 10 packs." */
function creditText({ credit }: Product["sample"], t: Translate): string {
  if (credit.length === 0) return "";
  const steps = credit.map(({ from, percent }) =>
    t(percent === 100 ? "all of it from {packs}" : "half of it from {packs}", {
      packs: packs(from, t),
    }),
  );
  return t("Signed in, your first order gives back {steps}.", { steps: steps.join(", ") });
}

function add(item: ChosenProduct, t: Translate): void {
  if (quantityInCart(getKey(item)) >= MAX_SAMPLES) {
    const description = sampleLimitText(MAX_SAMPLES, t);
    toastFailure(t("Not Added to Cart"), description);
    return;
  }
  addItems([{ ...item, quantity: 1 }]);
  toast({
    title: t("Added to Cart"),
    description: t("{name}, sample", { name: item.name }),
    action: { label: t("View Cart"), href: paths.cart },
  });
}
