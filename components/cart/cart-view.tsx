"use client";

import type { ShopSettings } from "@/lib/settings/shop-settings";
import { useCart } from "@/lib/client/cart";
import { CartContents } from "./cart-contents";
import { CartEmpty } from "./cart-empty";
import { CartSkeleton } from "./cart-skeleton";
import { QuickOrder } from "./quick-order";
import { UndoBar } from "./undo-bar";
import { useHydrated } from "./use-hydrated";
import { useRemovals } from "./use-removals";

export type CartRules = Pick<ShopSettings, "freeShippingAbovePaise"> & { taxName: string };

/** The cart of this browser: unknown, empty, or something to price. */
export function CartView({ rules }: { rules: CartRules }) {
  const isKnown = useHydrated();
  const items = useCart();
  const { remove, clear, undoable } = useRemovals(items);
  if (!isKnown) {
    return (
      <>
        <CartHeading />
        <CartSkeleton />
      </>
    );
  }
  return (
    <>
      {undoable && <UndoBar text={undoable.text} onUndo={undoable.undo} />}
      {items.length === 0 ? (
        <CartEmpty as="h1" />
      ) : (
        <>
          <CartHeading />
          <CartContents items={items} rules={rules} onRemove={remove} onClear={clear} />
        </>
      )}
      {/* The bar of the total lies at the end of the page on a phone, below this (checkout-bar.tsx). */}
      <div className="pb-8 lg:pb-0">
        <QuickOrder />
      </div>
    </>
  );
}

function CartHeading() {
  return <h1 className="mb-6 text-title">Your cart</h1>;
}
