import { Star } from "lucide-react";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";

/** Stands below the state of a product that was chosen for the landing page. */
export function FeaturedMark({ product }: { product: AdminProductRecord }) {
  if (product.featuredPosition === null) return null;
  return (
    <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted-foreground">
      <Star aria-hidden className="mx-0.5 size-3 shrink-0" />
      Featured
    </span>
  );
}
