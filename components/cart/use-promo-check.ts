"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast";
import type { KeptItem } from "@/lib/checkout/cart-lines";
import { applyPromo } from "@/lib/client/promo";
import { askQuote, questionOf, quoteFailureText } from "./ask-quote";

/** The texts of docs/product.md: Promo codes. */
const INVALID = { title: "Invalid Code", text: "Please enter a valid promo code." };

interface PromoCheck {
  check: (code: string) => Promise<void>;
  checking: boolean;
  /** Why the last code does not count. */
  error: string | null;
}

/** Asks the server about a code and puts it in force when it is good. */
export function usePromoCheck(items: readonly KeptItem[]): PromoCheck {
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function check(code: string) {
    if (checking) return;
    setChecking(true);
    setError(await problemOf(items, code));
    setChecking(false);
  }

  return { check, checking, error };
}

async function problemOf(items: readonly KeptItem[], code: string): Promise<string | null> {
  try {
    const quote = code === "" ? null : await askQuote(questionOf(items, code));
    const promo = quote?.promo;
    if (!promo) {
      // A code that was good once says what became of it.
      const description = quote?.promoError ?? INVALID.text;
      toast({ title: INVALID.title, description, destructive: true });
      return description;
    }
    applyPromo(promo.code);
    toast({ title: "Promo Code Applied", description: `${promo.code}: ${promo.percent}% off` });
    return null;
  } catch (error) {
    const description = quoteFailureText(error);
    toast({ title: "Code Not Checked", description, destructive: true });
    return description;
  }
}
