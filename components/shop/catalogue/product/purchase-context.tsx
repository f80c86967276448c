"use client";

import { createContext, use, useState, type ReactNode } from "react";
import type { Choice } from "@/lib/client/cart";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import { useOwnPrice, type OwnPrice } from "../use-own-price";

/** A product at the terms of what was chosen of it. */
export type ChosenProduct = ProductSummary & Choice;

interface Chosen {
  terms: Partial<ChosenProduct>;
  setUpPaise: number;
}

interface PurchaseState {
  plain: ProductSummary;
  /** Draws the prices of the buyer's company, which `plain` then has; undefined at public prices. */
  OwnPart: OwnPrice["Part"] | undefined;
  product: ChosenProduct;
  /** Paise that are paid once, whatever the quantity. */
  setUpPaise: number;
  /** Replaces the product's own terms; null for plain packs. */
  choose: (chosen: Chosen | null) => void;
  /** In packs. */
  quantity: number;
  setQuantity: (quantity: number) => void;
}

const PurchaseContext = createContext<PurchaseState | null>(null);

/** Shares what is chosen, and how many, between the buy box and the bar at the bottom of a phone. */
export function PurchaseProvider(props: { product: ProductSummary; children: ReactNode }) {
  const { product: published, children } = props;
  const own = useOwnPrice(published);
  const plain = { ...published, ...own?.terms };
  const [quantity, setQuantity] = useState(leastQuantity(plain));
  const [chosen, choose] = useState<Chosen | null>(null);
  const product = { ...plain, ...chosen?.terms };
  const setUpPaise = chosen?.setUpPaise ?? 0;
  const state = { plain, OwnPart: own?.Part, product, setUpPaise, choose };
  return <PurchaseContext value={{ ...state, quantity, setQuantity }}>{children}</PurchaseContext>;
}

export function usePurchaseState(): PurchaseState {
  const state = use(PurchaseContext);
  if (!state) throw new Error("A buy button stands outside <PurchaseProvider>");
  return state;
}
