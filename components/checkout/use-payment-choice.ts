"use client";

import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast";
import type { Quote } from "@/lib/cart/schemas";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import { offeredMethods, type Credit, type PaymentOffer } from "@/lib/payment-methods/offered";
import { toPaise } from "@/lib/pricing/money";
import type { CheckoutPayments } from "./checkout-view";
import type { CheckoutForm } from "./use-checkout-form";

interface PaymentChoice {
  /** What can be chosen, and why it cannot; empty where nothing is switched on. */
  offersFor: (quote: Quote | null) => PaymentOffer[];
  /** Null for whoever may not buy on account. */
  credit: Credit | null;
  /** Says why what is chosen cannot be taken. */
  refuse: (problem: string) => void;
}

export function usePaymentChoice(rules: CheckoutPayments, form: CheckoutForm): PaymentChoice {
  const credit = useCredit(rules.methods.includes("account"));
  useOnlyChoice(rules, credit, form);
  return {
    // Until today's total is known nothing is too large.
    offersFor: (quote) =>
      offeredMethods(rules, { totalPaise: quote ? toPaise(quote.total) : 0, credit }),
    credit,
    refuse: (problem) => {
      toast({ title: "Check Your Details", description: problem, destructive: true });
      form.setError("paymentMethod", { message: problem }, { shouldFocus: true });
    },
  };
}

/** What one may buy on account; asked for where the shop offers that, by whoever is signed in. */
function useCredit(isOffered: boolean): Credit | null {
  const session = useSession();
  const sub = isOffered && session.state === "signed-in" ? session.claims.sub : null;
  const [known, setKnown] = useState<{ sub: string; credit: Credit | null } | null>(null);

  useEffect(() => {
    if (sub === null) return;
    const controller = new AbortController();
    const load = async () => {
      const { credit } = await call("GET /auth/me/credit", { signal: controller.signal });
      if (controller.signal.aborted) return;
      setKnown({ sub, credit: credit && inPaise(credit) });
    };
    // Without an answer the other ways to pay are as good as before.
    load().catch(() => undefined);
    return () => controller.abort();
  }, [sub]);

  return known?.sub === sub ? known.credit : null;
}

const inPaise = ({ days, limit, open }: { days: number; limit: number; open: number }): Credit => ({
  days,
  limitPaise: toPaise(limit),
  openPaise: toPaise(open),
});

/** Where there is one way to pay, nobody has to choose it; one that is no longer offered is chosen no more. */
function useOnlyChoice(rules: CheckoutPayments, credit: Credit | null, form: CheckoutForm): void {
  const { getValues, setValue } = form;
  const offered = offeredMethods(rules, { totalPaise: 0, credit }).map(({ method }) => method);
  const names = offered.join();
  useEffect(() => {
    const known = names === "" ? [] : names.split(",");
    const only = known.length === 1 ? (known[0] ?? "") : "";
    const chosen = getValues("paymentMethod");
    // A customer's credit may still be on its way.
    if (chosen === "account" || known.includes(chosen)) return;
    setValue("paymentMethod", only);
  }, [names, getValues, setValue]);
}
