"use client";

import type { ReactNode } from "react";
import type { OwnPricePartProps } from "./price-block";
import { usePurchaseState } from "./purchase-context";

/** What the server drew at the public price; for a member of a company with other prices the same at those. */
export function OwnPrice({
  children,
  tax,
}: Pick<OwnPricePartProps, "tax"> & { children: ReactNode }) {
  const { plain, OwnPart } = usePurchaseState();
  return OwnPart ? <OwnPart product={plain} tax={tax} /> : children;
}
