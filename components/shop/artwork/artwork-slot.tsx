"use client";

import { lazy, Suspense } from "react";
import type { OrderAnswer } from "@/lib/orders/schemas";

const ArtworkCard = lazy(() => import("./artwork-card"));

interface ArtworkSlotProps {
  order: OrderAnswer;
  orderKey?: string;
  reload: () => void;
}

/** Loads the artwork of orders that have a line which is printed or made to order. */
export function ArtworkSlot({ order, orderKey, reload }: ArtworkSlotProps) {
  if (order.products.every(({ stage }) => stage === null)) return null;
  return (
    <Suspense fallback={null}>
      <ArtworkCard {...{ order, orderKey, reload }} />
    </Suspense>
  );
}
