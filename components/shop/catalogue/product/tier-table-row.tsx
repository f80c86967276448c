"use client";

import type { ReactNode } from "react";
import { usePurchaseState } from "./purchase-context";

interface TierTableRowProps {
  /** In packs. */
  from: number;
  /** In packs; null means no upper bound. */
  to: number | null;
  children: ReactNode;
}

/** Highlighted while the chosen quantity of plain packs is within its bounds. Its content is rendered on the server. */
export function TierTableRow({ from, to, children }: TierTableRowProps) {
  const { product, quantity } = usePurchaseState();
  const isChosen = !product.print && quantity >= from && (to === null || quantity <= to);
  return (
    <tr aria-current={isChosen || undefined} className="group border-t aria-[current]:bg-muted">
      {children}
    </tr>
  );
}
