import { useLiveQuote, type LiveQuote } from "@/components/domain/cart/use-quote";
import type { QuotedBuyer } from "@/components/domain/cart/ask-quote";
import { call } from "@/lib/client/api";
import { offerCall, type OfferAddress } from "./offer-call";
import type { Choices } from "./version-lines";

/** A version of an offer with the quantities that are to be ordered. */
export interface AskedVersion {
  address: OfferAddress;
  version: number;
  chosen: Choices;
}

type Question = AskedVersion & { buyer: QuotedBuyer };

/** The chosen quantities as the API takes them. */
export const listChoices = ({ chosen }: AskedVersion) =>
  Object.entries(chosen).map(([line, quantity]) => ({ line, quantity }));

const ask = ({ buyer, ...asked }: Question, signal: AbortSignal) =>
  call("POST /offers/{id}/quote", {
    ...offerCall(asked.address),
    body: { version: asked.version, choices: listChoices(asked), ...buyer },
    signal,
  });

/** What the chosen quantities come to today; asks nothing for null. */
export function useOfferQuote(asked: AskedVersion | null, buyer: QuotedBuyer = {}): LiveQuote {
  return useLiveQuote(asked && { ...asked, buyer }, ask);
}
