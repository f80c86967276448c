"use client";

import { useOrderingPaused } from "@/lib/client/availability";

/** Told while the shop cannot take orders; what was read before is still there to be read. */
export function OrderingPaused() {
  const paused = useOrderingPaused();
  return (
    <div role="status">
      {paused && (
        <p className="bg-signal py-3 text-center text-sm text-signal-foreground">
          <span className="container-page block">
            We cannot take orders for the moment. You can go on looking around and filling your
            cart. This note goes away when the shop is back.
          </span>
        </p>
      )}
    </div>
  );
}
