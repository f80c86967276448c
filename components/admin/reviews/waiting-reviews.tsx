"use client";

import { usePathname } from "next/navigation";
import { call } from "@/lib/client/api";
import { useWaiting, WaitingBadge } from "../shared/waiting";

const CHANGED = "shop:reviews-changed";

/** After a decision: whoever shows how many wait counts again. */
export function announceReviewsChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

const load = (_address: string, signal: AbortSignal) =>
  call("GET /admin/reviews/summary", { signal });

export function WaitingReviews() {
  const waiting = useWaiting({ load, changed: CHANGED, address: usePathname() });
  return <WaitingBadge count={waiting?.new ?? 0} />;
}
