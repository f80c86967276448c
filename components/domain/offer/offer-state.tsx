import { useTranslate } from "#words";
import { Badge } from "@/components/ui/badge";
import type { OfferState as State } from "@/lib/db/generated/enums";

/** Labels of the offer states, for buyer and shop. */
export const OFFER_STATES: Record<State, string> = {
  asked: "Asked",
  draft: "Draft",
  sent: "Open",
  changes_asked: "Changes asked",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
};

const BADGES = {
  asked: "marigold",
  draft: "outline",
  sent: "default",
  changes_asked: "marigold",
  accepted: "default",
  declined: "secondary",
  withdrawn: "secondary",
  expired: "signal",
} as const satisfies Record<State, string>;

export function OfferStateBadge({ state }: { state: State }) {
  const t = useTranslate();
  return <Badge variant={BADGES[state]}>{t(OFFER_STATES[state])}</Badge>;
}
