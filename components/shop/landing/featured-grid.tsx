import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/price/shown-tax";
import { toCardSummary } from "@/lib/catalogue/product-page/summary";
import { ProductCardView, type ProductCardProps } from "../catalogue/product-card-view";

const CARD_SIZES = "(min-width: 80rem) 380px, (min-width: 48rem) 31vw, 70vw";

export function FeaturedGrid({ products }: { products: readonly Shown<ProductSummary>[] }) {
  return (
    <ul className="snap-shelf mt-4 md:mt-12 md:grid md:grid-cols-3 md:gap-6">
      {products.map((product) => (
        <li key={product._id} className="max-md:w-[70vw] max-md:max-w-80">
          <ProductCard product={product} as="h3" sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}

/** Adds the measures to the summary. Only the fields that the card shows are sent to the browser. */
function ProductCard({ product, ...props }: ProductCardProps) {
  const { dimensions } = product;
  return <ProductCardView product={{ ...toCardSummary(product), dimensions }} {...props} />;
}
