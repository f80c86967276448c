import { dateName } from "@/lib/base/dates";
import { AppError } from "@/lib/base/errors";
import { dayName } from "@/lib/base/india-time";
import type { OfferState } from "@/lib/db/generated/enums";
import { Refusal } from "@/lib/i18n/refusal";

/** Steps of an offer: by the shop, by its buyer, or by time. */
export type OfferStep =
  "draft" | "send" | "extend" | "withdraw" | "ask-changes" | "accept" | "decline";

/** Sent, and open to acceptance until its last day is over. */
export const OPEN_STATES = ["sent", "changes_asked"] as const satisfies readonly OfferState[];

/** Final states, except that an expired offer can be extended or get a new version. */
export const ENDED_STATES = [
  "accepted",
  "declined",
  "withdrawn",
  "expired",
] as const satisfies readonly OfferState[];

export type EndedState = (typeof ENDED_STATES)[number];

export const isEnded = (state: OfferState): boolean => ENDED_STATES.some((each) => each === state);

/** Days before the last day on which the buyer is reminded. */
export const REMIND_DAYS = 3;

/** Source and target states of each step; anything else is refused. */
const STEPS: Record<OfferStep, { from: readonly OfferState[]; to: OfferState }> = {
  draft: { from: ["asked"], to: "draft" },
  send: { from: ["draft", ...OPEN_STATES, "expired"], to: "sent" },
  extend: { from: [...OPEN_STATES, "expired"], to: "sent" },
  withdraw: { from: ["asked", "draft", ...OPEN_STATES, "expired"], to: "withdrawn" },
  "ask-changes": { from: OPEN_STATES, to: "changes_asked" },
  accept: { from: OPEN_STATES, to: "accepted" },
  decline: { from: ["asked", ...OPEN_STATES, "expired"], to: "declined" },
};

/** The facts that decide an offer's state. */
export interface StatedOffer {
  state: OfferState;
  /** The last day in India of its last sent version; null when none was sent. */
  validUntil: Date | null;
}

/** The state at a moment: a sent offer past its last day in India has expired, even before it is marked. */
export function stateAt({ state, validUntil }: StatedOffer, now: Date): OfferState {
  const isOpen = OPEN_STATES.some((open) => open === state);
  const isOver = validUntil !== null && dayName(now) > dateName(validUntil);
  return isOpen && isOver ? "expired" : state;
}

/** True when a step is possible from a state, so that its button is shown. */
export const isStepOpen = (state: OfferState, step: OfferStep): boolean =>
  STEPS[step].from.includes(state);

/** True when the buyer knows of the offer: they requested it, or a version was sent. Drafts are internal. */
export const isKnownToBuyer = ({ asked, version }: { asked: unknown; version: number | null }) =>
  asked !== null || version !== null;

/**
 * The state after a step.
 * @throws AppError offer_expired, offer_closed for a late step of the buyer; invalid_transition for the shop
 */
export function requireStateAfter(offer: StatedOffer, step: OfferStep, now: Date): OfferState {
  const state = stateAt(offer, now);
  const { from, to } = STEPS[step];
  if (from.includes(state)) return to;
  if (step === "accept" || step === "ask-changes" || step === "decline") throw closed(state);
  throw new AppError("invalid_transition", `The offer is ${STATE_TEXT[state]}.`);
}

const closed = (state: OfferState) =>
  state === "expired"
    ? new AppError("offer_expired", "This offer has expired. Write to us, and we renew it.")
    : new Refusal("offer_closed", (t) =>
        t("This offer is {state}.", { state: t(STATE_TEXT[state]) }),
      );

/** Text of a state within a sentence. */
export const STATE_TEXT: Record<OfferState, string> = {
  asked: "asked for",
  draft: "being prepared",
  sent: "sent",
  changes_asked: "sent back for changes",
  accepted: "accepted",
  declined: "declined",
  withdrawn: "withdrawn",
  expired: "expired",
};
