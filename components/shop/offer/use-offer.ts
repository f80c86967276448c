"use client";

import { useState } from "react";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import type { OfferAnswer } from "@/lib/offers/answers";

/** The offer that the address names, as its buyer reads it. */
export interface OfferAddress {
  id: string;
  /** Opens it without an account. */
  key: string | undefined;
}

/** What every call of a buyer's offer is addressed with. */
export const offerCall = ({ id, key }: OfferAddress) => ({
  params: { id },
  query: key ? { key } : {},
});

export function useOffer(address: OfferAddress): Load<OfferAnswer> {
  const [load] = useState(
    () => (question: string, signal: AbortSignal) =>
      call("GET /offers/{id}", { ...offerCall(JSON.parse(question) as OfferAddress), signal }),
  );
  return useLoad({ load, question: JSON.stringify(address) });
}
