"use client";

import { late } from "@/components/ui/late";
import type { ProductChoicesProps } from "./product-choices";

const ProductChoices = late(() => import("./product-choices").then((file) => file.ProductChoices));

/** Loads options that only some products have. */
export function ProductChoicesSlot(props: ProductChoicesProps) {
  return <ProductChoices {...props} />;
}
