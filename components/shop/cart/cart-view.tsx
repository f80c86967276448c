"use client";

import { PackageOpen, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { useCart, clearCart, currentCart, removeFromCart, restoreCart } from "@/lib/client/cart";
import { cn } from "@/lib/base/cn";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { currentPromo } from "@/lib/client/promo";
import type { CartItem } from "@/lib/client/cart-item";
import { useHydrated } from "@/components/ui/hooks/use-hydrated";
import { CartContents } from "./cart-contents";
import { QuickOrder } from "./quick-order";
import { CartFrame } from "./cart-frame";
import type { CartRules } from "./cart-rules";

/**
 * Shows this browser's cart. The server's page contains an empty cart and the skeleton of a full one; CartScript,
 * which runs before the first paint, decides which of them is visible.
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
      {/* On a phone the bar with the total follows, at the end of the page (checkout-bar.tsx). */}
      <div className={cn("pb-8 lg:pb-0 noscript:hidden", whereEmpty)}>
        <QuickOrder />
      </div>
    </>
  );
}

function CartHeading() {
  const t = useTranslate();
  return <h1 className="mb-6 text-title">{t("Your cart")}</h1>;
}

function CartEmpty() {
  const t = useTranslate();
  return (
    <EmptyState
      as="h1"
      title={t("Your cart is empty")}
      picture={<PackageOpen strokeWidth={1.25} />}
      actions={
        <Button asChild size="lg">
          <Link href={paths.products()}>{t("Continue Shopping")}</Link>
        </Button>
      }
    >
      <p>{t("Browse our boxes, bags, cups and mailers.")}</p>
    </EmptyState>
  );
}

interface UndoBarProps {
  /** Such as "Kraft mailer was removed." */
  text: string;
  onUndo: () => void;
}

/** Offers to undo a removal until the cart changes again. */
function UndoBar({ text, onUndo }: UndoBarProps) {
  const t = useTranslate();
  return (
    <div className="mb-4 flex items-center justify-between gap-4 rounded-md bg-muted px-4 py-2 text-sm">
      <p className="min-w-0 break-words">{text}</p>
      {/* Takes over the focus of the removed button. */}
      <Button size="sm" variant="ghost" autoFocus onClick={onUndo}>
        <Undo2 aria-hidden /> {t("Undo")}
      </Button>
    </div>
  );
}

/** Shown until the browser has read the cart. */
function CartSkeleton() {
  const t = useTranslate();
  return (
    <CartFrame
      lines={
        <div>
          <p role="status" className="sr-only">
            {t("Loading your cart")}
          </p>
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-4 border-b py-5 sm:gap-6">
              <Skeleton className="size-20 sm:size-28" />
              <div className="flex-1 space-y-3">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="h-11 w-36" />
              </div>
            </div>
          ))}
        </div>
      }
      side={
        <Card className="space-y-4 p-5 sm:p-6">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-5" />
          ))}
          <Skeleton className="h-13" />
        </Card>
      }
    />
  );
}

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
  /** The removal that can be undone; null for none. */
  undoable: { text: string; undo: () => void } | null;
}

/** Removes lines from the cart and can undo the last removal. */
function useRemovals(items: readonly CartItem[]): Removals {
  const t = useTranslate();
  const [last, setLast] = useState<Removal | null>(null);

  function take(text: string, change: () => void) {
    const [before, promo] = [currentCart(), currentPromo()];
    change();
    setLast({ text, before, promo, after: currentCart() });
  }

  return {
    remove: ({ id, name }) => {
      take(t("{name} was removed.", { name }), () => removeFromCart(id));
      toast({ title: t("Item Removed"), description: name });
    },
    clear: () => {
      take(t("The cart was cleared."), clearCart);
      toast({ title: t("Cart Cleared") });
    },
    undoable:
      last && last.after === items
        ? { text: last.text, undo: () => restoreCart(last.before, last.promo) }
        : null,
  };
}
