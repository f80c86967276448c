import type { OfferAnswer } from "@/lib/offers/answers";

export interface DeskProps {
  offer: OfferAnswer;
  onChanged: (offer: OfferAnswer) => void;
}

/** The task that is open on the offer's page. */
export type Work = "none" | "next-version" | "phone" | "send";
