"use client";

import { lazy } from "react";
import type { ProductChoicesProps } from "./product-choices";

const ProductChoices = lazy(() => import("./product-choices"));

/** What only some products offer loads with them alone. */
export function ProductChoicesSlot(props: ProductChoicesProps) {
  return <ProductChoices {...props} />;
}
