"use client";

import { usePathname } from "next/navigation";
import { call } from "@/lib/client/api";
import type { OfferSummary } from "@/lib/offers/answers";
import { useWaiting, WaitingBadge } from "../shared/waiting";

const CHANGED = "shop:offers-changed";

/** Refreshes the counts of waiting offers after one was answered. */
export function announceOffersChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

const load = (_address: string, signal: AbortSignal) =>
  call("GET /admin/offers/summary", { signal });

/** How many buyers wait for an answer; null until loaded. */
export const useWaitingOffers = (address: string): OfferSummary | null =>
  useWaiting({ load, changed: CHANGED, address });

export function WaitingOffers() {
  return <WaitingBadge count={useWaitingOffers(usePathname())?.waiting ?? 0} />;
}
