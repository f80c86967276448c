"use client";

import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { useCart } from "@/lib/client/cart";
import { cn } from "@/lib/base/cn";
import { CartContents } from "./cart-contents";
import { CartEmpty } from "./cart-empty";
import { CartSkeleton } from "./cart-skeleton";
import { QuickOrder } from "./quick-order";
import { UndoBar } from "./undo-bar";
import { useHydrated } from "./use-hydrated";
import { useRemovals } from "./use-removals";

export type CartRules = Pick<ShopSettings, "freeShippingAbovePaise"> & { taxName: string };

/**
 * The cart of this browser: empty, or something to price. The server's page holds an empty cart and the
 * shape of a full one; CartScript, which runs before anything is painted, says which of them is seen.
 */
export function CartView({ rules }: { rules: CartRules }) {
  const isKnown = useHydrated();
  const items = useCart();
  const { remove, clear, undoable } = useRemovals(items);
  const whereEmpty = cn(!isKnown && "in-data-cart:hidden");
  return (
    <>
      {!isKnown && (
        <div className="hidden in-data-cart:block">
          <CartHeading />
          <CartSkeleton />
        </div>
      )}
      {undoable && <UndoBar text={undoable.text} onUndo={undoable.undo} />}
      {items.length === 0 ? (
        <div className={whereEmpty}>
          <CartEmpty />
        </div>
      ) : (
        <>
          <CartHeading />
          <CartContents items={items} rules={rules} onRemove={remove} onClear={clear} />
        </>
      )}
      {/* The bar of the total lies at the end of the page on a phone, below this (checkout-bar.tsx). */}
      <div className={cn("pb-8 lg:pb-0 noscript:hidden", whereEmpty)}>
        <QuickOrder />
      </div>
    </>
  );
}

function CartHeading() {
  return <h1 className="mb-6 text-title">Your cart</h1>;
}
