"use client";

import dynamic from "next/dynamic";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { packs } from "@/lib/orders/cart/limit-text";
import { cartLines, type CartLine } from "@/lib/client/checkout/cart-lines";
import { cartCount, type CartItem } from "@/lib/client/cart";
import { useAppliedPromo } from "@/lib/client/promo";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { CartFrame } from "./cart-frame";
import { CartLineItem } from "./cart-line-item";
import { CartSummary } from "./cart-summary";
import type { CartRules } from "./cart-view";
import { CheckoutBar } from "./checkout-bar";
import { PromoCard } from "./promo-card";
import { useProceed } from "./use-proceed";
import { useQuote } from "./use-quote";

const CartCompanions = dynamic(() =>
  import("./cart-companions").then((file) => file.CartCompanions),
);

interface CartContentsProps {
  items: readonly CartItem[];
  rules: CartRules;
  onRemove: (line: CartLine) => void;
  onClear: () => void;
}

export function CartContents({ items, rules, onRemove, onClear }: CartContentsProps) {
  const promo = useAppliedPromo();
  const live = useQuote(items, promo);
  const lines = cartLines(items, live.quote);
  const obstacle = useRef<HTMLDivElement>(null);
  const proceed = useProceed(lines, live.quote, obstacle);
  const total = live.quote && formatRupees(toPaise(live.quote.total));
  return (
    <>
      <p role="status" className="sr-only">
        {!live.loading && total && `Total ${total}`}
      </p>
      <CartFrame
        lines={
          <section aria-label="Items in your cart">
            <div className="flex items-center justify-between gap-4 border-b pb-2">
              <p className="text-muted-foreground tabular">{packs(cartCount(items))}</p>
              <Button size="sm" variant="ghost" onClick={onClear}>
                Clear Cart
              </Button>
            </div>
            <ul className="divide-y">
              {lines.map((line) => (
                <CartLineItem key={line.id} line={line} onRemove={onRemove} />
              ))}
            </ul>
            <CartCompanions items={items} />
          </section>
        }
        side={
          <>
            <PromoCard items={items} applied={promo} quote={live.quote} />
            <CartSummary
              live={live}
              rules={rules}
              lines={lines}
              proceed={proceed}
              obstacle={obstacle}
            />
          </>
        }
      />
      <CheckoutBar lines={lines} live={live} total={total} proceed={proceed} />
    </>
  );
}
