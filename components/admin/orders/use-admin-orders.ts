"use client";

import { endsSession } from "@/components/call/refusal-text";
import { useLoad, type Load } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import { callApiList, type ApiError } from "@/lib/client/api";
import type { ListedOrder } from "@/lib/orders/admin-schemas";

export interface OrderPage {
  items: ListedOrder[];
  /** Orders that match, and orders in all. */
  total: number;
  all: number;
  nextCursor: string | null;
}

/** The texts of a failed load (docs/product.md: Messages). */
export const failureText = (error: ApiError) => error.message || "Failed to fetch orders.";

function load(question: string, signal: AbortSignal): Promise<OrderPage> {
  const query = JSON.parse(question) as Record<string, string>;
  return callApiList<"listAllOrders">({ call: "GET /admin/orders", query, signal });
}

function tell(error: ApiError): void {
  if (!endsSession(error)) toast({ title: failureText(error), destructive: true });
}

/** Everybody's orders that the query asks for, newest first. */
export function useAdminOrders(query: Record<string, string>): Load<OrderPage> {
  return useLoad({ load, question: JSON.stringify(query), onFailure: tell });
}
