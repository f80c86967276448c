import { toCardSummary } from "@/lib/catalogue/product-page/summary";
import { ProductCardView, type ProductCardProps } from "./product-card-view";

/** Adds the measures to the summary. Only the fields that the card shows are sent to the browser. */
export function ProductCard({ product, ...props }: ProductCardProps) {
  const { dimensions } = product;
  return <ProductCardView product={{ ...toCardSummary(product), dimensions }} {...props} />;
}
