import { toast } from "@/components/ui/toast";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/base/paths";
import { counted } from "@/lib/base/counts";
import { addItems, quantityInCart } from "@/lib/client/cart";
import { keyOf } from "@/lib/client/item-key";
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
        {price} each, at most {counted(MAX_SAMPLES, "sample")} an order
      </p>
    </div>
  );
}

function add(item: ChosenProduct): void {
  if (quantityInCart(keyOf(item)) >= MAX_SAMPLES) {
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
