"use client";

import { late } from "@/components/ui/late";
import type { ProductChoicesProps } from "./product-choices";

const ProductChoices = late(() => import("./product-choices").then((file) => file.ProductChoices));

/** What only some products offer loads with them alone. */
export function ProductChoicesSlot(props: ProductChoicesProps) {
  return <ProductChoices {...props} />;
}
