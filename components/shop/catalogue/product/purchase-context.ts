import { type ComponentType, createContext, use } from "react";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Choice } from "@/lib/client/cart-item";
import type { OwnPricePartProps } from "./price-block";

/** A product at the terms of the chosen options. */
export type ChosenProduct = ProductSummary & Choice;

export interface Chosen {
  terms: Partial<ChosenProduct>;
  setUpPaise: number;
}

interface PurchaseState {
  plain: ProductSummary;
  /** Renders the prices of the buyer's company, which `plain` then has; undefined at public prices. */
  OwnPart: ComponentType<OwnPricePartProps> | undefined;
  product: ChosenProduct;
  /** One-time charge in paise, independent of the quantity. */
  setUpPaise: number;
  /** Replaces the product's own terms; null for plain packs. */
  choose: (chosen: Chosen | null) => void;
  /** In packs. */
  quantity: number;
  setQuantity: (quantity: number) => void;
}

export const PurchaseContext = createContext<PurchaseState | null>(null);

export function usePurchaseState(): PurchaseState {
  const state = use(PurchaseContext);
  if (!state) throw new Error("A buy button stands outside <PurchaseProvider>");
  return state;
}
