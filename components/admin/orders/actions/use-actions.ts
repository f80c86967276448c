"use client";

import { useLoad, type Load } from "@/components/call/use-load";
import { call } from "@/lib/client/api";
import type { OrderActions } from "@/lib/fulfilment/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

function loadActions(question: string, signal: AbortSignal): Promise<OrderActions> {
  const [id = ""] = question.split(" ");
  return call("GET /admin/orders/{id}/actions", { params: { id }, signal });
}

/** What can be done with the order as it is now, whoever changed it on this page. */
export function useActions({ _id, history, payment }: OrderAnswer): Load<OrderActions> {
  const { paid, refunded, due } = payment;
  const question = [_id, history.length, paid, refunded, due].join(" ");
  return useLoad({ load: loadActions, question });
}
