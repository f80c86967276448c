"use client";

import { usePathname } from "next/navigation";
import { call } from "@/lib/client/api";
import { useWaiting, WaitingBadge } from "../shared/waiting";

const CHANGED = "shop:reviews-changed";

/** Refreshes all counts of waiting reviews after a decision. */
export function announceReviewsChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

const load = (_address: string, signal: AbortSignal) =>
  call("GET /admin/reviews/summary", { signal });

export function WaitingReviews() {
  const waiting = useWaiting({ load, changed: CHANGED, address: usePathname() });
  return <WaitingBadge count={waiting?.new ?? 0} />;
}
