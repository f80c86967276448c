import { formatRoundRupees } from "@/lib/pricing/money";
import type { PaymentMethod, PaymentRules } from "./methods";

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
  /** Null as long as nobody has worked it out. */
  totalPaise: number | null;
  /** Null for whoever may not buy on account. */
  credit: Credit | null;
}

type OfferRules = Pick<PaymentRules, "methods" | "codLimitPaise">;

/** A way to pay that the shop offers. */
export interface PaymentOffer {
  method: PaymentMethod;
  /** Why it cannot be chosen for this purchase; null where it can, or where that shows later. */
  problem: string | null;
  /** It has a limit, and the total that has to stay within is not known: it may be refused yet. */
  isPending: boolean;
}

const LIMITED: readonly PaymentMethod[] = ["cod", "account"];

/**
 * The ways to pay that a customer sees, in the shop's order; one that this purchase is too large for
 * says so. "On account" is seen by whom the owner has approved alone, and stands last: whether somebody is
 * comes to be known after the others stand.
 */
export function offeredMethods(rules: OfferRules, purchase: Purchase): PaymentOffer[] {
  const open = rules.methods.filter((method) => method !== "account");
  const hasAccount = rules.methods.includes("account") && purchase.credit !== null;
  return [...open, ...(hasAccount ? (["account"] as const) : [])].map((method) => ({
    method,
    problem: sizeProblem(rules, method, purchase),
    isPending: purchase.totalPaise === null && LIMITED.includes(method),
  }));
}

/** The way to pay that nobody has to choose: the only one that takes this purchase, or that there is; else "". */
export function onlyMethod(offers: readonly PaymentOffer[]): PaymentMethod | "" {
  const good = offers.filter(({ problem }) => problem === null);
  const [only, ...others] = good.length > 0 ? good : offers;
  return only && others.length === 0 ? only.method : "";
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
  if (totalPaise === null) return null;
  if (method === "cod" && totalPaise > codLimitPaise) {
    return `Cash on delivery is possible up to ${formatRoundRupees(codLimitPaise)}. Please choose another way to pay.`;
  }
  if (method !== "account" || credit === null) return null;
  const free = freePaise(credit);
  if (totalPaise <= free) return null;
  return `${formatRoundRupees(free)} of your limit of ${formatRoundRupees(credit.limitPaise)} is free now. Please pay an earlier order first or choose another way to pay.`;
}
