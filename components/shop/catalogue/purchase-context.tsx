"use client";

import { createContext, use, useState, type ReactNode } from "react";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { leastQuantity } from "@/lib/pricing/quantity-rules";

interface PurchaseState {
  product: ProductSummary;
  /** In packs. */
  quantity: number;
  setQuantity: (quantity: number) => void;
}

const PurchaseContext = createContext<PurchaseState | null>(null);

/** Shares the chosen quantity between the buy box and the bar at the bottom of a phone. */
export function PurchaseProvider(props: { product: ProductSummary; children: ReactNode }) {
  const { product, children } = props;
  const [quantity, setQuantity] = useState(leastQuantity(product));
  return <PurchaseContext value={{ product, quantity, setQuantity }}>{children}</PurchaseContext>;
}

export function usePurchaseState(): PurchaseState {
  const state = use(PurchaseContext);
  if (!state) throw new Error("A buy button stands outside <PurchaseProvider>");
  return state;
}
