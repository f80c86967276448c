"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast/toast";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import {
  clearCart,
  currentCart,
  removeFromCart,
  restoreCart,
  type CartItem,
} from "@/lib/client/cart";
import { currentPromo } from "@/lib/client/promo";

interface Removal {
  text: string;
  before: readonly CartItem[];
  promo: string | null;
  /**
   * The cart right after the removal. If the cart differs from it, it has changed since, and undo would lose that
   * change.
   */
  after: readonly CartItem[];
}

interface Removals {
  remove: (line: CartLine) => void;
  clear: () => void;
  /** What can be undone now; null for nothing. */
  undoable: { text: string; undo: () => void } | null;
}

/** Removes lines from the cart and can undo the last removal. */
export function useRemovals(items: readonly CartItem[]): Removals {
  const [last, setLast] = useState<Removal | null>(null);

  function take(text: string, change: () => void) {
    const [before, promo] = [currentCart(), currentPromo()];
    change();
    setLast({ text, before, promo, after: currentCart() });
  }

  return {
    remove: ({ id, name }) => {
      take(`${name} was removed.`, () => removeFromCart(id));
      toast({ title: "Item Removed", description: name });
    },
    clear: () => {
      take("The cart was cleared.", clearCart);
      toast({ title: "Cart Cleared" });
    },
    undoable:
      last && last.after === items
        ? { text: last.text, undo: () => restoreCart(last.before, last.promo) }
        : null,
  };
}
