import { ProductCard } from "@/components/shop/catalogue/product-card";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/price/shown-tax";

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
