"use client";

import type { RefObject } from "react";
import type { Quote } from "@/lib/orders/cart/schemas";
import { acceptedChanges, type CartLine } from "@/lib/client/checkout/cart-lines";
import { refreshCart } from "@/lib/client/cart";
import { paths } from "@/lib/base/paths";

export interface Proceed {
  /** Null while a line cannot be ordered as it is. */
  href: string | null;
  /** Takes today's prices, which stand before the person's eyes, as the ones agreed to. */
  accept: () => void;
  /** Leads to what is in the way. */
  explain: () => void;
}

/** The way to the checkout, open when every line can be ordered. */
export function useProceed(
  lines: readonly CartLine[],
  quote: Quote | null,
  obstacle: RefObject<HTMLElement | null>,
): Proceed {
  const open = lines.every((line) => line.state === "ok");
  return {
    href: open ? paths.checkout : null,
    accept: () => quote && refreshCart(acceptedChanges(quote)),
    explain: () => obstacle.current?.focus(),
  };
}
