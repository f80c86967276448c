import type { ProductSummary } from "@/lib/catalogue/schemas";
import { ProductLinks } from "../product-links";

interface GoesWithProps {
  /** Such as "Often bought together". */
  title: string;
  products: readonly ProductSummary[];
}

/** Shows related products that the owner chose, such as the lid for a cup. */
export function GoesWith({ title, products }: GoesWithProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-heading">{title}</h2>
      <ProductLinks products={products} />
    </section>
  );
}
