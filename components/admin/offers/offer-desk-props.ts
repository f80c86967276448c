import type { OfferAnswer } from "@/lib/offers/answers";

export interface DeskProps {
  offer: OfferAnswer;
  onChanged: (offer: OfferAnswer) => void;
}

/** What is open on the desk besides reading. */
export type Work = "none" | "next-version" | "phone" | "send";
