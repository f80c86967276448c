"use client";

import { endsSession } from "@/components/call/refusal-text";
import { useLoad, type Load } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import { callApi, callApiList, type ApiError } from "@/lib/client/api";
import type { OrderAnswer, OrderSummary } from "@/lib/orders/schemas";

export interface OrderPage {
  items: OrderAnswer[];
  /** Orders that match, over all pages. */
  total: number;
  nextCursor: string | null;
}

function loadOrders(question: string, signal: AbortSignal): Promise<OrderPage> {
  const query = JSON.parse(question) as Record<string, string>;
  return callApiList<"listOrders">({ call: "GET /orders", query, signal });
}

function loadSummary(_: string, signal: AbortSignal): Promise<OrderSummary> {
  return callApi<"summariseOrders">({ call: "GET /orders/summary", signal });
}

/** The texts of a failed load (docs/product.md: Messages). */
function tellOrdersFailed(error: ApiError): void {
  if (endsSession(error)) return;
  toast({
    title: "Error fetching orders",
    description: "Could not load your order history.",
    destructive: true,
  });
}

/** The person's orders that the query asks for, newest first. */
export function useOrders(query: Record<string, string>): Load<OrderPage> {
  return useLoad({
    load: loadOrders,
    question: JSON.stringify(query),
    onFailure: tellOrdersFailed,
  });
}

/** Figures over all orders; the list beside them tells when the orders cannot be had. */
export function useOrderSummary(): Load<OrderSummary> {
  return useLoad({ load: loadSummary });
}
