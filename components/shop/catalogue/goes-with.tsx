import type { ProductSummary } from "@/lib/catalogue/schemas";
import { ProductLinks } from "./product-links";

interface GoesWithProps {
  /** What it goes with: "Often bought together". */
  title: string;
  products: readonly ProductSummary[];
}

/** What the owner offers beside a product, such as the lid of a cup. */
export function GoesWith({ title, products }: GoesWithProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-heading">{title}</h2>
      <ProductLinks products={products} />
    </section>
  );
}
