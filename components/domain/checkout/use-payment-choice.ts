import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { toastFailure } from "@/components/ui/toast/toast";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import {
  offeredMethods,
  onlyMethod,
  type Credit,
  type PaymentOffer,
} from "@/lib/shop/payment-methods/offered";
import { creditInPaise } from "@/lib/client/checkout/credit";
import { toPaise } from "@/lib/pricing/money";
import type { CheckoutPayments } from "@/lib/client/checkout/rules";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import type { CheckoutForm } from "./use-checkout-form";

interface KnownCredit {
  /** Null for customers who may not buy on account, or when the request failed. */
  credit: Credit | null;
  /** The request is pending. */
  isReading: boolean;
}

/** Loads the signed-in customer's credit, if the shop offers payment on account. */
function useCredit(isOffered: boolean): KnownCredit {
  const session = useSession();
  const sub = isOffered && session.state === "signed-in" ? session.claims.sub : null;
  const [known, setKnown] = useState<{ sub: string; credit: Credit | null } | null>(null);

  useEffect(() => {
    if (sub === null) return;
    const controller = new AbortController();
    const load = async () => {
      const { credit } = await call("GET /auth/me/credit", { signal: controller.signal });
      return credit && creditInPaise(credit);
    };
    const learn = async () => {
      // A failed request leaves the other payment methods available.
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

export interface PaymentChoice {
  /** The payment methods, each with the reason if it cannot be chosen; empty when none is enabled. */
  offers: PaymentOffer[];
  /** The user's choice, or the only available method; "" if neither. */
  chosen: PaymentMethod | "";
  /** Null for customers who may not buy on account. */
  credit: Credit | null;
  /** The overdue invoice; staff can override the hold with a reason. */
  hold: Credit["hold"];
  /** Turns the preselection into the user's own choice when they send the order with it. */
  settle: () => void;
  /** Reports why the chosen method is not available. */
  refuse: (problem: string) => void;
}

const passHold = (credit: Credit | null) => credit && { ...credit, hold: null };

/**
 * The form stores only the user's own choice. The preselection is derived from the methods available now,
 * so that one that becomes available later does not count as chosen.
 * @param caller for staff: the credit of the customer they fill in the form for
 */
export function usePaymentChoice(
  rules: CheckoutPayments,
  { control, setValue, setError, clearErrors }: CheckoutForm,
  quote: Quote | null,
  caller?: { credit: Credit | null },
): PaymentChoice {
  const t = useTranslate();
  const own = useCredit(rules.methods.includes("account") && !caller);
  const hold = caller?.credit?.hold ?? null;
  const known = caller ? { credit: passHold(caller.credit), isReading: false } : own;
  const [picked, personal] = useWatch({ control, name: ["paymentMethod", "personal"] });
  // A company member's credit applies to company orders only.
  const credit = personal ? null : known.credit;
  const offers = offeredMethods(rules, { totalPaise: quote && toPaise(quote.total), credit }, t);
  const taken = offers.find(({ method }) => method === picked)?.method;
  const chosen = taken ?? (known.isReading ? "" : onlyMethod(offers));

  useEffect(() => {
    if (chosen !== "") clearErrors("paymentMethod");
  }, [chosen, clearErrors]);

  return {
    offers,
    chosen,
    credit,
    hold: chosen === "account" ? hold : null,
    settle: () => setValue("paymentMethod", chosen),
    refuse: (problem) => {
      toastFailure(t("Check Your Details"), problem);
      setError("paymentMethod", { message: problem }, { shouldFocus: true });
    },
  };
}
