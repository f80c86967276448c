"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { leastQuantity, MAX_LINES } from "@/lib/pricing/quantity-rules";
import type { ProductRecord } from "@/lib/catalogue/schemas";
import type { StoredItem } from "@/lib/client/checkout/cart-lines";

/** What is put into the order, with the price of a pack that was agreed, in rupees as it was typed. */
export type EntryItem = StoredItem & { agreed?: string };

export interface EntryItems {
  all: readonly EntryItem[];
  /** In its smallest order; one that is there already once more. */
  add: (product: ProductRecord) => void;
  change: (id: string, quantity: number) => void;
  /** Sets the price of a pack that was agreed; the empty text is today's. */
  agree: (id: string, price: string) => void;
  remove: (id: string) => void;
}

/** What is put into an order that is being entered. */
export function useItems(first: readonly EntryItem[] = []): EntryItems {
  const [all, setAll] = useState(first);
  const change = (id: string, quantity: number) =>
    setAll((items) => items.map((item) => (item._id === id ? { ...item, quantity } : item)));

  function add(product: ProductRecord) {
    const known = all.find(({ _id }) => _id === product._id);
    if (known) {
      change(known._id, known.quantity + product.packMultiple);
      return;
    }
    if (all.length >= MAX_LINES) {
      const description = `An order holds at most ${MAX_LINES} products.`;
      toast({ title: "Product Not Added", description, destructive: true });
      return;
    }
    setAll([...all, { ...product, quantity: leastQuantity(product) }]);
  }

  return {
    all,
    add,
    change,
    agree: (id, agreed) =>
      setAll((items) => items.map((item) => (item._id === id ? { ...item, agreed } : item))),
    remove: (id) => setAll((items) => items.filter((item) => item._id !== id)),
  };
}
