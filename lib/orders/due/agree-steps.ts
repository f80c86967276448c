import type { PaymentMethod, PaymentRules } from "@/lib/shop/payment-methods/methods";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { withAdvance, type PaymentStep, type PaymentSteps } from "./payment-steps";

export interface AgreedWith {
  method: PaymentMethod | undefined;
  credit: Pick<Credit, "days"> | null;
  /** True when some goods are printed or made to order. */
  isMade: boolean;
  /** Terms of its offer; an offer without steps may still have an advance. */
  terms?: { advancePercent: number; paymentSteps?: PaymentSteps | null | undefined } | undefined;
}

/**
 * Payment steps of a new order: those of its offer, else the settings of its payment method. Null without a payment
 * method, whose terms are not agreed.
 */
export function agreeSteps(rules: PaymentRules, order: AgreedWith): PaymentSteps | null {
  const { method, isMade, terms } = order;
  if (terms?.paymentSteps) return terms.paymentSteps;
  if (method === undefined) return null;
  if (terms) return withAdvance(terms.advancePercent, nameRest(rules, order));
  const hasAdvance = isMade && method !== "account";
  return withAdvance(hasAdvance ? rules.due.made.advancePercent : 0, nameRest(rules, order));
}

function nameRest(rules: PaymentRules, { method, credit, isMade }: AgreedWith): PaymentStep {
  if (method === "cod") return { rule: "on_delivery" };
  if (method === "account") return { rule: "after_invoice", days: credit?.days ?? 0 };
  const { made, upi, bank, online } = rules.due;
  const own = method === "upi" ? upi : method === "bank" ? bank : online;
  const rule = isMade ? made.rule : own;
  return rule === "after_acceptance" ? { rule, days: rules.paymentDays } : { rule };
}
