"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslate } from "#words";
import { useHydrated } from "@/components/ui/hooks/use-hydrated";
import type { Longest } from "@/components/shared/form/form-frame";
import { Spinner } from "@/components/ui/spinner";
import { toastFailure } from "@/components/ui/toast/toast";
import { useRouter } from "@/components/ui/use-router";
import { paths } from "@/lib/base/paths";
import { useCart } from "@/lib/client/cart";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { CheckoutForm } from "./checkout-form";

export function CheckoutView({ rules, longest }: { rules: CheckoutRules; longest: Longest }) {
  const t = useTranslate();
  const isKnown = useHydrated();
  const items = useCart();
  const isEmpty = isKnown && items.length === 0;
  const { leaving, leave } = useLeaving(isEmpty);
  if (leaving) return <Opening>{t("Your order is placed. Opening the confirmation.")}</Opening>;
  if (isEmpty) return <Opening>{t("Your cart is empty. Opening the products.")}</Opening>;
  return <CheckoutForm {...{ items, rules, longest, isKnown }} onPlaced={leave} />;
}

function Opening({ children }: { children: string }) {
  return (
    <p role="status" className="flex min-h-svh items-start justify-center gap-3 pt-24">
      <Spinner className="mt-0.5" /> {children}
    </p>
  );
}

interface Leaving {
  /** An order was placed, and its confirmation page is loading. */
  leaving: boolean;
  /** Must be called before the cart is cleared, so that the empty cart does not redirect to the products. */
  leave: () => void;
}

/** Redirects an empty cart to the products, with a toast (docs/product.md: Checkout). */
function useLeaving(isEmpty: boolean): Leaving {
  const t = useTranslate();
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!isEmpty || leaving) return;
    const timer = setTimeout(() => {
      toastFailure(t("Cart Empty"), t("Add something to your cart first."));
      router.replace(paths.products());
    });
    return () => clearTimeout(timer);
  }, [isEmpty, leaving, router, t]);

  // The router keeps the page after it is left; on the way back nothing is pending.
  useLayoutEffect(() => () => setLeaving(false), []);

  return { leaving, leave: () => leaveForm(setLeaving) };
}

/** The content that replaces the form is shorter; without scrolling up, the footer would fill the screen. */
function leaveForm(setLeaving: (leaving: boolean) => void): void {
  flushSync(() => setLeaving(true));
  window.scrollTo({ top: 0, behavior: "instant" });
}
