import { ProductCard } from "@/components/catalogue/product-card";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/shown-tax";

const CARD_SIZES = "(min-width: 80rem) 380px, (min-width: 48rem) 31vw, 92vw";

export function FeaturedGrid({ products }: { products: readonly Shown<ProductSummary>[] }) {
  return (
    <ul className="mt-12 grid gap-6 md:grid-cols-3">
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard product={product} as="h3" sizes={CARD_SIZES} />
        </li>
      ))}
    </ul>
  );
}
