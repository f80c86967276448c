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

export const freePaise = ({ limitPaise, openPaise }: Credit): number =>
  Math.max(0, limitPaise - openPaise);

/** What is to be paid, and by whom. */
export interface Purchase {
  totalPaise: number;
  /** Null for whoever may not buy on account. */
  credit: Credit | null;
}

type OfferRules = Pick<PaymentRules, "methods" | "codLimitPaise">;

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
export function offeredMethods(rules: OfferRules, purchase: Purchase): PaymentOffer[] {
  return rules.methods
    .filter((method) => method !== "account" || purchase.credit !== null)
    .map((method) => ({ method, problem: sizeProblem(rules, method, purchase) }));
}

/** Why this way to pay cannot be taken for a purchase; null where it can. */
export function methodProblem(
  rules: OfferRules,
  method: PaymentMethod,
  purchase: Purchase,
): string | null {
  const offer = offeredMethods(rules, purchase).find((each) => each.method === method);
  return offer ? offer.problem : "We do not offer this way to pay. Please choose another.";
}

function sizeProblem(
  { codLimitPaise }: OfferRules,
  method: PaymentMethod,
  { totalPaise, credit }: Purchase,
): string | null {
  if (method === "cod" && totalPaise > codLimitPaise) {
    return `Cash on delivery is possible up to ${formatRoundRupees(codLimitPaise)}. Please choose another way to pay.`;
  }
  if (method !== "account" || credit === null) return null;
  const free = freePaise(credit);
  if (totalPaise <= free) return null;
  return `${formatRoundRupees(free)} of your limit of ${formatRoundRupees(credit.limitPaise)} is free now. Please pay an earlier order first or choose another way to pay.`;
}
