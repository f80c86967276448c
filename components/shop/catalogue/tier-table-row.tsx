"use client";

import type { ReactNode } from "react";
import { usePurchaseState } from "./purchase-context";

interface TierTableRowProps {
  /** Packs. */
  from: number;
  /** Null: without end. */
  to: number | null;
  children: ReactNode;
}

/** Stands out while the chosen quantity is between its bounds; what it says comes with the page. */
export function TierTableRow({ from, to, children }: TierTableRowProps) {
  const { quantity } = usePurchaseState();
  const isChosen = quantity >= from && (to === null || quantity <= to);
  return (
    <tr aria-current={isChosen || undefined} className="group border-t aria-[current]:bg-muted">
      {children}
    </tr>
  );
}
