/** How a promo code stands, in the order in which the admin explains it. */
export const PROMO_STATES = ["active", "scheduled", "used up", "ended"] as const;

export type PromoState = (typeof PROMO_STATES)[number];

/** What decides whether a code counts. */
export interface PromoTerms {
  /** Off when the owner ended the code. */
  active: boolean;
  /** The first moment at which it counts; null: from the beginning. */
  startsAt: Date | null;
  /** The first moment at which it counts no more; null: never. */
  endsAt: Date | null;
  /** Orders that may use it in all; null: as many as come. */
  maxUses: number | null;
}

/** The only rule of whether a code counts: `uses` are its orders that were not cancelled. */
export function promoState(terms: PromoTerms, uses: number, now: Date): PromoState {
  if (!terms.active || (terms.endsAt !== null && terms.endsAt <= now)) return "ended";
  if (terms.maxUses !== null && uses >= terms.maxUses) return "used up";
  if (terms.startsAt !== null && terms.startsAt > now) return "scheduled";
  return "active";
}
