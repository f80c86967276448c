"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { toast } from "@/components/ui/toast";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import {
  offeredMethods,
  onlyMethod,
  type Credit,
  type PaymentOffer,
} from "@/lib/shop/payment-methods/offered";
import { toPaise } from "@/lib/pricing/money";
import type { CheckoutPayments } from "./checkout-view";
import type { CheckoutForm } from "./use-checkout-form";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";

interface KnownCredit {
  /** Null for whoever may not buy on account, or where that cannot be known. */
  credit: Credit | null;
  /** The answer is still to come. */
  isReading: boolean;
}

/** What one may buy on account; asked for where the shop offers that, by whoever is signed in. */
function useCredit(isOffered: boolean): KnownCredit {
  const session = useSession();
  const sub = isOffered && session.state === "signed-in" ? session.claims.sub : null;
  const [known, setKnown] = useState<{ sub: string; credit: Credit | null } | null>(null);

  useEffect(() => {
    if (sub === null) return;
    const controller = new AbortController();
    const load = async () => {
      const { credit } = await call("GET /auth/me/credit", { signal: controller.signal });
      return credit && inPaise(credit);
    };
    const learn = async () => {
      // Without an answer the other ways to pay are as good as before.
      const credit = await load().catch(() => null);
      if (!controller.signal.aborted) setKnown({ sub, credit });
    };
    void learn();
    return () => controller.abort();
  }, [sub]);

  const isKnown = known?.sub === sub;
  return {
    credit: isKnown ? known.credit : null,
    isReading: isOffered && session.state !== "signed-out" && !isKnown,
  };
}

const inPaise = ({ days, limit, open }: { days: number; limit: number; open: number }): Credit => ({
  days,
  limitPaise: toPaise(limit),
  openPaise: toPaise(open),
});

export interface PaymentChoice {
  /** What can be chosen, and why it cannot; empty where nothing is switched on. */
  offers: PaymentOffer[];
  /** What the person chose, or what nobody has to choose; "" while it is open. */
  chosen: PaymentMethod | "";
  /** Null for whoever may not buy on account. */
  credit: Credit | null;
  /** Takes what stands as chosen for the person's own choice: they send the order with it. */
  settle: () => void;
  /** Says why what is chosen cannot be taken. */
  refuse: (problem: string) => void;
}

/**
 * The form holds the person's own choice alone. What is chosen for them follows from the ways that there
 * are at the moment, so that another one that comes later takes nobody's choice in advance.
 */
export function usePaymentChoice(
  rules: CheckoutPayments,
  { control, setValue, setError, clearErrors }: CheckoutForm,
  quote: Quote | null,
): PaymentChoice {
  const { credit, isReading } = useCredit(rules.methods.includes("account"));
  const picked = useWatch({ control, name: "paymentMethod" });
  const offers = offeredMethods(rules, { totalPaise: quote && toPaise(quote.total), credit });
  const own = offers.find(({ method }) => method === picked)?.method;
  const chosen = own ?? (isReading ? "" : onlyMethod(offers));

  useEffect(() => {
    if (chosen !== "") clearErrors("paymentMethod");
  }, [chosen, clearErrors]);

  return {
    offers,
    chosen,
    credit,
    settle: () => setValue("paymentMethod", chosen),
    refuse: (problem) => {
      toast({ title: "Check Your Details", description: problem, destructive: true });
      setError("paymentMethod", { message: problem }, { shouldFocus: true });
    },
  };
}
