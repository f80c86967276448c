import type { OfferAnswer } from "@/lib/offers/answers";
import type { OfferAddress } from "../../domain/offer/offer-call";

export interface OfferAnswersProps {
  offer: OfferAnswer;
  address: OfferAddress;
  onChanged: (offer: OfferAnswer) => void;
}
