import { toast } from "@/components/ui/toast/toast";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/base/paths";
import { counted } from "@/lib/base/text/counts";
import { addItems, quantityInCart } from "@/lib/client/cart";
import { getKey } from "@/lib/client/item-key";
import type { Product } from "@/lib/catalogue/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { MAX_SAMPLES } from "@/lib/pricing/sample";
import { usePurchaseState, type ChosenProduct } from "./purchase-context";

/** A sample is sold by the piece, whatever the packs of its product are. */
const BY_THE_PIECE = { originalPrice: null, minQuantity: 1, packMultiple: 1, priceTiers: [] };

export function SampleOrder({ sample }: { sample: Product["sample"] }) {
  const { plain } = usePurchaseState();
  const item = { ...plain, ...BY_THE_PIECE, price: sample.price, isSample: true };
  const price = sample.kind === "free" ? "free" : formatRupees(toPaise(sample.price));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" disabled={!plain.inStock} onClick={() => add(item)}>
        Order a Sample
      </Button>
      <p className="text-sm text-muted-foreground tabular">
        {price} each, at most {counted(MAX_SAMPLES, "sample")} an order. {creditText(sample)}
      </p>
    </div>
  );
}

/** "Signed in, your first order gives back half of it from 5 packs, all of it from 10 packs." */
function creditText({ credit }: Product["sample"]): string {
  const steps = credit.map(
    ({ from, percent }) =>
      `${percent === 100 ? "all" : "half"} of it from ${counted(from, "pack")}`,
  );
  return steps.length > 0 ? `Signed in, your first order gives back ${steps.join(", ")}.` : "";
}

function add(item: ChosenProduct): void {
  if (quantityInCart(getKey(item)) >= MAX_SAMPLES) {
    const description = `An order holds at most ${counted(MAX_SAMPLES, "sample")} of a product.`;
    toast({ title: "Not Added to Cart", description, destructive: true });
    return;
  }
  addItems([{ ...item, quantity: 1 }]);
  toast({
    title: "Added to Cart",
    description: `${item.name}, sample`,
    action: { label: "View Cart", href: paths.cart },
  });
}
