"use client";

import { useTranslate } from "#words";
import { useOrderingPaused } from "@/lib/client/availability";

/** Shown while the shop cannot take orders; cached pages can still be read. */
export function OrderingPaused() {
  const t = useTranslate();
  const paused = useOrderingPaused();
  return (
    <div role="status">
      {paused && (
        <p className="bg-signal py-3 text-center text-sm text-signal-foreground">
          <span className="container-page block">
            {t(
              "We cannot take orders at the moment. You can still browse and fill your cart. This message disappears as soon as orders are possible again.",
            )}
          </span>
        </p>
      )}
    </div>
  );
}
