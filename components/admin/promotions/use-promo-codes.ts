"use client";

import { endsSession, refusalText } from "@/components/call/refusal-text";
import { useLoad, type Load } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import { callApiList, type ApiError } from "@/lib/client/api";
import type { Paging } from "@/lib/client/paging";
import type { AdminPromoCode } from "@/lib/promotions/schemas";

export const PAGE_SIZE = 25;

export type PromoCodeList = Paging & { items: AdminPromoCode[] };

function loadPromoCodes(cursor: string, signal: AbortSignal): Promise<PromoCodeList> {
  return callApiList<"listPromoCodes">({
    call: "GET /admin/promo-codes",
    query: { limit: String(PAGE_SIZE), ...(cursor ? { cursor } : {}) },
    signal,
  });
}

function tellFailed(error: ApiError): void {
  if (endsSession(error)) return;
  const description = refusalText(error, "Could not load the promo codes.");
  toast({ title: "Error fetching promo codes", description, destructive: true });
}

/** The codes after `cursor`, newest first, with their figures as they are now. */
export function usePromoCodes(cursor: string | undefined): Load<PromoCodeList> {
  return useLoad({ load: loadPromoCodes, question: cursor ?? "", onFailure: tellFailed });
}
