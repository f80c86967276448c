"use client";

import { useLoad, type Load } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import type { OrderSummary } from "@/lib/orders/schemas";

function loadSummary(_: string, signal: AbortSignal): Promise<OrderSummary> {
  return call("GET /orders/summary", { signal });
}

/** Figures over all orders; the list beside them tells when the orders cannot be had. */
export function useOrderSummary(): Load<OrderSummary> {
  return useLoad({ load: loadSummary });
}
