"use client";

import { useWords } from "#words";
import { useHydrated } from "@/components/shop/cart/use-hydrated";
import type { Longest } from "@/components/shared/form/form-frame";
import { Spinner } from "@/components/ui/spinner";
import { useCart } from "@/lib/client/cart";
import type { CheckoutRules } from "@/lib/client/checkout/rules";
import { CheckoutForm } from "./checkout-form";
import { useLeaving } from "./use-leaving";

interface CheckoutViewProps {
  rules: CheckoutRules;
  longest: Longest;
}

export function CheckoutView({ rules, longest }: CheckoutViewProps) {
  const say = useWords();
  const isKnown = useHydrated();
  const items = useCart();
  const isEmpty = isKnown && items.length === 0;
  const { leaving, leave } = useLeaving(isEmpty);
  if (leaving) return <Leaving>{say("Your order is placed. Opening the confirmation.")}</Leaving>;
  if (isEmpty) return <Leaving>{say("Your cart is empty. Opening the products.")}</Leaving>;
  return <CheckoutForm {...{ items, rules, longest, isKnown }} onPlaced={leave} />;
}

function Leaving({ children }: { children: string }) {
  return (
    <p role="status" className="flex min-h-svh items-start justify-center gap-3 pt-24">
      <Spinner className="mt-0.5" /> {children}
    </p>
  );
}
