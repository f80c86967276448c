import { useLiveQuote, type LiveQuote } from "@/components/domain/cart/use-quote";
import type { QuotedBuyer } from "@/components/domain/cart/fetch-quote";
import { call } from "@/lib/client/api";
import { offerCall, type OfferAddress } from "./offer-call";
import type { Choices } from "./version-lines";

export interface QuotedVersion {
  address: OfferAddress;
  version: number;
  chosen: Choices;
}

type Question = QuotedVersion & { buyer: QuotedBuyer };

/** The chosen quantities in the API's format. */
export const listChoices = ({ chosen }: QuotedVersion) =>
  Object.entries(chosen).map(([line, quantity]) => ({ line, quantity }));

const request = ({ buyer, ...asked }: Question, signal: AbortSignal) =>
  call("POST /offers/{id}/quote", {
    ...offerCall(asked.address),
    body: { version: asked.version, choices: listChoices(asked), ...buyer },
    signal,
  });

/** Loads today's figures for the chosen quantities; null loads nothing. */
export function useOfferQuote(asked: QuotedVersion | null, buyer: QuotedBuyer = {}): LiveQuote {
  return useLiveQuote(asked && { ...asked, buyer }, request);
}
