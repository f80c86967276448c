import type { RefObject } from "react";
import type { Quote } from "@/lib/orders/cart/schemas";
import { acceptedChanges, type CartLine } from "@/lib/client/checkout/cart-lines";
import { refreshCart } from "@/lib/client/cart";
import { paths } from "@/lib/base/paths";

export interface Proceed {
  /** Null while a line cannot be ordered. */
  href: string | null;
  /** Accepts today's displayed prices as the agreed ones. */
  accept: () => void;
  /** Scrolls to the problem. */
  explain: () => void;
}

/** The link to the checkout; it opens once every line can be ordered. */
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
