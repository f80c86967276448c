import { longDate } from "@/lib/base/dates";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { formatShortRupees } from "@/lib/pricing/money";
import type { PaymentMethod, PaymentRules } from "./methods";

/** The credit that the owner gives a customer to pay later. */
export interface Credit {
  days: number;
  limitPaise: number;
  /** The part in use now, over all their orders. */
  openPaise: number;
  /** The overdue invoice that blocks orders on account; null without one. */
  hold?: CreditHold | null;
}

/** An invoice that is overdue by more days than the shop lets pass. */
export interface CreditHold {
  /** The number of its order. */
  order: string;
  /** Its own number. */
  invoice: string;
  amountPaise: number;
  /** "2026-11-25" */
  dueOn: string;
}

/** The reason why nothing can be ordered on account, and the remedy. */
export function holdText({ order, invoice, amountPaise, dueOn }: CreditHold, t: Translate): string {
  return t(
    "Invoice {invoice} is overdue: {amount} was due by {day}. Pay it on the page of order {order}, then order on account again, or choose another way to pay.",
    {
      invoice,
      amount: formatShortRupees(amountPaise),
      day: longDate(new Date(dueOn), t.language),
      order,
    },
  );
}

export const freePaise = ({ limitPaise, openPaise }: Credit): number =>
  Math.max(0, limitPaise - openPaise);

/** The amount to be paid, and the customer's credit. */
export interface Purchase {
  /** Null until it has been calculated. */
  totalPaise: number | null;
  /** Null for a customer who may not buy on account. */
  credit: Credit | null;
}

type OfferRules = Pick<
  PaymentRules,
  "methods" | "upiLimitPaise" | "hasBankAccount" | "codLimitPaise"
>;

export interface PaymentOffer {
  method: PaymentMethod;
  /** The reason why it cannot be chosen for this purchase; null when it can, or while unknown. */
  problem: string | null;
  /** The method has a limit and the total is not known yet, so it may still be refused. */
  isPending: boolean;
}

/** Whether a purchase can be too large for a method. */
function isLimited(method: PaymentMethod, { hasBankAccount }: OfferRules): boolean {
  return method === "cod" || method === "account" || (method === "upi" && !hasBankAccount);
}

/**
 * Returns the payment methods that a customer sees, in the shop's order; one that this purchase is too large for says
 * so. Only approved customers see "On account", and it comes last, because approval becomes known after the other
 * methods are shown.
 */
export function offeredMethods(
  rules: OfferRules,
  purchase: Purchase,
  t: Translate = inEnglish,
): PaymentOffer[] {
  const open = rules.methods.filter((method) => method !== "account");
  const hasAccount = rules.methods.includes("account") && purchase.credit !== null;
  return [...open, ...(hasAccount ? (["account"] as const) : [])].map((method) => ({
    method,
    problem: sizeProblem(rules, method, purchase, t),
    isPending: purchase.totalPaise === null && isLimited(method, rules),
  }));
}

/**
 * Returns the method that needs no choice: the only one that accepts this purchase, or the only one there is; else "".
 */
export function onlyMethod(offers: readonly PaymentOffer[]): PaymentMethod | "" {
  const good = offers.filter(({ problem }) => problem === null);
  const [only, ...others] = good.length > 0 ? good : offers;
  return only && others.length === 0 ? only.method : "";
}

/** Returns why this method cannot be used for a purchase; null when it can. */
export function methodProblem(
  rules: OfferRules,
  method: PaymentMethod,
  purchase: Purchase,
  t: Translate = inEnglish,
): string | null {
  const offer = offeredMethods(rules, purchase, t).find((each) => each.method === method);
  return offer ? offer.problem : t("We do not offer this way to pay. Please choose another.");
}

function sizeProblem(
  rules: OfferRules,
  method: PaymentMethod,
  { totalPaise, credit }: Purchase,
  t: Translate,
): string | null {
  if (method === "account" && credit?.hold) return holdText(credit.hold, t);
  if (totalPaise === null || !isLimited(method, rules)) return null;
  if (method === "upi" && totalPaise > rules.upiLimitPaise) {
    return t("UPI is possible up to {limit}. Please choose another way to pay.", {
      limit: formatShortRupees(rules.upiLimitPaise),
    });
  }
  if (method === "cod" && totalPaise > rules.codLimitPaise) {
    return t("Cash on delivery is possible up to {limit}. Please choose another way to pay.", {
      limit: formatShortRupees(rules.codLimitPaise),
    });
  }
  if (method !== "account" || credit === null) return null;
  const free = freePaise(credit);
  if (totalPaise <= free) return null;
  return t(
    "{free} of your limit of {limit} is free now. Please pay an earlier order first or choose another way to pay.",
    { free: formatShortRupees(free), limit: formatShortRupees(credit.limitPaise) },
  );
}
