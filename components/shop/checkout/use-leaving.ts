"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useRouter } from "@/components/ui/use-router";
import { useWords } from "#words";
import { toast } from "@/components/ui/toast/toast";
import { paths } from "@/lib/base/paths";

export interface Leaving {
  /** An order was placed, and its confirmation page is loading. */
  leaving: boolean;
  /** Must be called before the cart is cleared, so that the empty cart does not redirect to the products. */
  leave: () => void;
}

/** Redirects an empty cart to the products, with a toast (docs/product.md: Checkout). */
export function useLeaving(isEmpty: boolean): Leaving {
  const say = useWords();
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isEmpty || leaving) return;
    const timer = setTimeout(() => {
      toast({
        title: say("Cart Empty"),
        description: say("Add something to your cart first."),
        destructive: true,
      });
      router.replace(paths.products());
    });
    return () => clearTimeout(timer);
  }, [isEmpty, leaving, router, say]);

  // The router keeps the page after it is left; on the way back nothing is pending any more.
  useLayoutEffect(() => () => setLeaving(false), []);

  return { leaving, leave: () => leaveForm(setLeaving) };
}

/** The content that replaces the form is shorter; without scrolling up, the footer would fill the screen. */
function leaveForm(setLeaving: (leaving: boolean) => void): void {
  flushSync(() => setLeaving(true));
  window.scrollTo({ top: 0, behavior: "instant" });
}
