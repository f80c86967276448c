import { ProductImage } from "@/components/domain/product/product-image";
import { counted } from "@/lib/base/text/counts";
import type { ProductRecord } from "@/lib/catalogue/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";

/** A product in the search results. */
export function FoundProduct({ product }: { product: ProductRecord }) {
  const { name, packSize, price, thumbnailImage, inStock, stockCount } = product;
  const stock = inStock ? `${counted(stockCount, "pack")} in stock` : "Out of stock";
  return (
    <>
      <span className="w-10 shrink-0 overflow-hidden rounded-sm border">
        <ProductImage src={thumbnailImage} alt="" sizes="40px" width={40} />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted-foreground">
          {[packSize, stock].filter(Boolean).join(", ")}
        </span>
      </span>
      <span className="font-semibold tabular">{formatRupees(toPaise(price))}</span>
    </>
  );
}
