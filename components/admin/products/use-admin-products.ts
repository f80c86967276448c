"use client";

import { endsSession } from "@/components/call/refusal-text";
import { useLoad, type Load } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import type { AdminProductRecord } from "@/lib/catalogue/admin-schemas";
import { callApiList, type ApiError } from "@/lib/client/api";

export interface ProductPage {
  items: AdminProductRecord[];
  /** Products that match, and products in all. */
  total: number;
  all: number;
  nextCursor: string | null;
}

/** The texts of a failed load (docs/product.md: Messages). */
export const FETCH_FAILED = "Failed to fetch products.";

function load(question: string, signal: AbortSignal): Promise<ProductPage> {
  const query = JSON.parse(question) as Record<string, string>;
  return callApiList<"listAdminProducts">({ call: "GET /admin/products", query, signal });
}

function tell(error: ApiError): void {
  if (!endsSession(error)) toast({ title: FETCH_FAILED, destructive: true });
}

export function useAdminProducts(query: Record<string, string>): Load<ProductPage> {
  return useLoad({ load, question: JSON.stringify(query), onFailure: tell });
}
