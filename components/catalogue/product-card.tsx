import { cardFacts } from "@/lib/catalogue/price/card-facts";
import { summaryOf } from "@/lib/catalogue/product-page/summary";
import { ProductCardView, type ProductCardProps } from "./product-card-view";

/** A product in a list; only what the card shows goes to the browser. */
export function ProductCard({ product, ...props }: Omit<ProductCardProps, "facts">) {
  return <ProductCardView product={summaryOf(product)} facts={cardFacts(product)} {...props} />;
}
