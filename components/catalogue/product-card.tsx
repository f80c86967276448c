import { summaryOf } from "@/lib/catalogue/summary";
import { ProductCardView, type ProductCardProps } from "./product-card-view";

/** A product in a list; only what the card shows goes to the browser. */
export function ProductCard({ product, ...props }: ProductCardProps) {
  return <ProductCardView product={summaryOf(product)} {...props} />;
}
