"use client";

import { useState } from "react";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import type { OfferAnswer } from "@/lib/offers/answers";
import { offerCall, type OfferAddress } from "./offer-call";

export function useOffer(address: OfferAddress): Load<OfferAnswer> {
  const [load] = useState(
    () => (question: string, signal: AbortSignal) =>
      call("GET /offers/{id}", { ...offerCall(JSON.parse(question) as OfferAddress), signal }),
  );
  return useLoad({ load, question: JSON.stringify(address) });
}
