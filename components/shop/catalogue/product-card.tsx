import { summaryOf } from "@/lib/catalogue/product-page/summary";
import { ProductCardView, type ProductCardProps } from "./product-card-view";

/** A product with its measures; only what the card shows goes to the browser. */
export function ProductCard({ product, ...props }: ProductCardProps) {
  const { dimensions } = product;
  return <ProductCardView product={{ ...summaryOf(product), dimensions }} {...props} />;
}
