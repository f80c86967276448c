import type { PaymentMethod, PaymentRules } from "@/lib/shop/payment-methods/methods";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { withAdvance, type PaymentStep, type PaymentSteps } from "./payment-steps";

export interface AgreedWith {
  method: PaymentMethod | undefined;
  credit: Pick<Credit, "days"> | null;
  /** Whether goods of it are printed or made to order. */
  isMade: boolean;
  /** What its offer says; an offer without steps of its own has an advance, or none. */
  terms?: { advancePercent: number; paymentSteps?: PaymentSteps | null | undefined } | undefined;
}

/**
 * What of a new order is paid when: as its offer says, else by the settings of the way to pay. Null where no way to pay
 * was chosen, whose days nobody has agreed.
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
