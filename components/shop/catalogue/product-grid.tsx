import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/price/shown-tax";
import { ProductCardView, type ProductCardProps } from "./product-card-view";

/** Columns on the widest screen; three beside a panel. */
type Columns = 3 | 4;

const GRIDS: Record<Columns, string> = {
  3: "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6 xl:grid-cols-3",
  4: "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6",
};

/** The number of cards in the first row of the widest grid, which is visible without scrolling. */
const FIRST_ROW = 4;

function findPriority(index: number): ProductCardProps["priority"] {
  if (index === 0) return "high";
  return index < FIRST_ROW ? "soon" : undefined;
}

interface ProductGridProps<P> {
  products: readonly P[];
  /** One level below the section's heading. */
  as?: "h2" | "h3";
  columns?: Columns;
  /** An extra line at the end of a card. */
  noteOf?: (product: P) => string | undefined;
}

export function ProductGrid<P extends Shown<ProductSummary>>({
  products,
  as,
  columns = 4,
  noteOf,
}: ProductGridProps<P>) {
  return (
    <ul className={GRIDS[columns]}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCardView
            product={product}
            as={as}
            note={noteOf?.(product)}
            priority={findPriority(index)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Shown while search results load. */
export function ProductGridSkeleton({ columns = 4 }: { columns?: Columns }) {
  return (
    <div aria-hidden className={GRIDS[columns]}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <div key={index} className="product-card-shape" />
      ))}
    </div>
  );
}
