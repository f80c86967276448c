"use client";

import { useState, type ReactNode } from "react";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import { useOwnPrice } from "../use-own-price";
import type { OwnPricePartProps } from "./price-block";
import { PurchaseContext, type Chosen, usePurchaseState } from "./purchase-context";

/** Shares options and quantity between the buy box and the bar at the bottom of a phone. */
export function PurchaseProvider(props: { product: ProductSummary; children: ReactNode }) {
  const { product: published, children } = props;
  const own = useOwnPrice(published);
  const plain = { ...published, ...own?.terms };
  const [quantity, setQuantity] = useState(leastQuantity(plain));
  const [chosen, choose] = useState<Chosen | null>(null);
  const product = { ...plain, ...chosen?.terms };
  const setUpPaise = chosen?.setUpPaise ?? 0;
  const OwnPart = own?.Part;
  return (
    <PurchaseContext value={{ plain, OwnPart, product, setUpPaise, choose, quantity, setQuantity }}>
      {children}
    </PurchaseContext>
  );
}

/** The server's content at the public price; for members of a company with other prices, the same at those. */
export function OwnPrice({
  children,
  tax,
}: Pick<OwnPricePartProps, "tax"> & { children: ReactNode }) {
  const { plain, OwnPart } = usePurchaseState();
  return OwnPart ? <OwnPart product={plain} tax={tax} /> : children;
}

/** Content for members of a company with other prices, and for all others. */
export function OwnInstead({ own, children }: { own: ReactNode; children: ReactNode }) {
  return usePurchaseState().OwnPart ? own : children;
}
