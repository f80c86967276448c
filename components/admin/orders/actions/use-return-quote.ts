"use client";

import { useLoad, type Load } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import type { ReturnQuote, ReturnRequest } from "@/lib/fulfilment/schemas";

interface Question {
  id: string;
  lines: ReturnRequest["lines"];
}

const NOTHING: ReturnQuote = { value: 0, owed: 0 };

async function loadQuote(question: string, signal: AbortSignal): Promise<ReturnQuote> {
  const { id, lines } = JSON.parse(question) as Question;
  if (lines.length === 0) return NOTHING;
  return call("POST /admin/orders/{id}/returns/quote", { params: { id }, body: { lines }, signal });
}

/** What the chosen packs come to, by the server's count. */
export function useReturnQuote(question: Question): Load<ReturnQuote> {
  return useLoad({ load: loadQuote, question: JSON.stringify(question) });
}
