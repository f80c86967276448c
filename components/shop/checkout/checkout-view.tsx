"use client";

import { useHydrated } from "@/components/shop/cart/use-hydrated";
import type { Longest } from "@/components/shared/form/form-frame";
import { Spinner } from "@/components/ui/spinner";
import { useCart } from "@/lib/client/cart";
import type { PaymentRules } from "@/lib/shop/payment-methods/methods";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { CheckoutForm } from "./checkout-form";
import { useLeaving } from "./use-leaving";

export interface CheckoutRules extends Pick<ShopSettings, "serviceableStates"> {
  taxName: string;
  /** Whether the delivery state decides the taxes. */
  isGst: boolean;
  /** The payment methods with their rules. */
  payments: CheckoutPayments;
}

export type CheckoutPayments = Pick<PaymentRules, "methods" | "codLimitPaise" | "paymentDays">;

interface CheckoutViewProps {
  rules: CheckoutRules;
  longest: Longest;
}

export function CheckoutView({ rules, longest }: CheckoutViewProps) {
  const isKnown = useHydrated();
  const items = useCart();
  const isEmpty = isKnown && items.length === 0;
  const { leaving, leave } = useLeaving(isEmpty);
  if (leaving) return <Leaving>Your order is placed. Opening the confirmation.</Leaving>;
  if (isEmpty) return <Leaving>Your cart is empty. Opening the products.</Leaving>;
  return <CheckoutForm {...{ items, rules, longest, isKnown }} onPlaced={leave} />;
}

function Leaving({ children }: { children: string }) {
  return (
    <p role="status" className="flex min-h-svh items-start justify-center gap-3 pt-24">
      <Spinner className="mt-0.5" /> {children}
    </p>
  );
}
