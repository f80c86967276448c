"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { toast } from "@/components/ui/toast";
import { paths } from "@/lib/base/paths";

export interface Leaving {
  /** An order was placed and its confirmation is on the way. */
  leaving: boolean;
  /** Says so before the cart is cleared, so that the empty cart sends nobody to the products. */
  leave: () => void;
}

/** An empty cart has nothing to check out: says so and goes to the products (docs/product.md: Checkout). */
export function useLeaving(isEmpty: boolean): Leaving {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isEmpty || leaving) return;
    const timer = setTimeout(() => {
      toast({
        title: "Cart Empty",
        description: "Add something to your cart first.",
        destructive: true,
      });
      router.replace(paths.products());
    });
    return () => clearTimeout(timer);
  }, [isEmpty, leaving, router]);

  // The router keeps the page it leaves; when somebody comes back, nothing is under way any more.
  useLayoutEffect(() => () => setLeaving(false), []);

  return { leaving, leave: () => leaveForm(setLeaving) };
}

/** What takes the form's place is shorter: whoever pressed the button at its end would look at the footer. */
function leaveForm(setLeaving: (leaving: boolean) => void): void {
  flushSync(() => setLeaving(true));
  window.scrollTo({ top: 0, behavior: "instant" });
}
