import { formatRoundRupees } from "@/lib/pricing/money";
import type { PaymentMethod } from "./methods";
import type { PaymentRules } from "./payment-rules";

/** What the owner lets a customer pay later. */
export interface Credit {
  days: number;
  limitPaise: number;
  /** What of it is open now, over all their orders. */
  openPaise: number;
}

/** What is to be paid, and by whom. */
export interface Purchase {
  totalPaise: number;
  /** Null for whoever may not buy on account. */
  credit: Credit | null;
}

/** A way to pay that the shop offers. */
export interface PaymentOffer {
  method: PaymentMethod;
  /** Why it cannot be chosen for this purchase; null where it can. */
  problem: string | null;
}

/**
 * The ways to pay that a customer sees, in the shop's order; one that this purchase is too large for
 * says so. "On account" is seen by whom the owner has approved alone.
 */
export function offeredMethods(rules: PaymentRules, purchase: Purchase): PaymentOffer[] {
  return rules.methods
    .filter((method) => method !== "account" || purchase.credit !== null)
    .map((method) => ({ method, problem: sizeProblem(rules, method, purchase) }));
}

/** Why this way to pay cannot be taken for a purchase; null where it can. */
export function methodProblem(
  rules: PaymentRules,
  method: PaymentMethod,
  purchase: Purchase,
): string | null {
  const offer = offeredMethods(rules, purchase).find((each) => each.method === method);
  return offer ? offer.problem : "We do not offer this way to pay. Please choose another.";
}

function sizeProblem(
  { codLimitPaise }: PaymentRules,
  method: PaymentMethod,
  { totalPaise, credit }: Purchase,
): string | null {
  if (method === "cod" && totalPaise > codLimitPaise) {
    return `Cash on delivery is possible up to ${formatRoundRupees(codLimitPaise)}. Please choose another way to pay.`;
  }
  if (method !== "account" || credit === null) return null;
  const freePaise = Math.max(0, credit.limitPaise - credit.openPaise);
  if (totalPaise <= freePaise) return null;
  return `${formatRoundRupees(freePaise)} of your limit of ${formatRoundRupees(credit.limitPaise)} is free now. Please pay an earlier order first or choose another way to pay.`;
}
