"use client";

import { useEffect, useState } from "react";
import { useWords } from "#words";
import { endsSession } from "@/components/shared/call/refusal-text";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { Say } from "@/lib/words/say";
import { rememberOrderKey } from "./order-keys";

type Outcome = { kind: "order"; order: OrderAnswer } | { kind: "missing" } | { kind: "failed" };

export interface OrderByKey {
  /** Null while it loads. */
  outcome: Outcome | null;
  retry: () => void;
  /** Takes the order after an action has changed it. */
  adopt: (order: OrderAnswer) => void;
}

/** Loads an order with the key of the link in its email. */
export function useOrderByKey(orderId: string, key: string): OrderByKey {
  const say = useWords();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; outcome: Outcome } | null>(null);
  const asked = JSON.stringify([tries, orderId, key]);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const outcome = await read(orderId, key, { signal: controller.signal, say });
      if (!controller.signal.aborted) setAnswer({ asked, outcome });
    };
    void load();
    return () => controller.abort();
  }, [asked, orderId, key, say]);

  return {
    outcome: answer?.asked === asked ? answer.outcome : null,
    retry: () => setTries((count) => count + 1),
    adopt: (order) => setAnswer({ asked, outcome: { kind: "order", order } }),
  };
}

async function read(
  id: string,
  key: string,
  { signal, say }: { signal: AbortSignal; say: Say },
): Promise<Outcome> {
  try {
    const order = await call("GET /orders/{id}", { params: { id }, query: { key }, signal });
    if (key) rememberOrderKey(order.orderId, key);
    return { kind: "order", order };
  } catch (error) {
    if (error instanceof ApiError && [400, 403, 404].includes(error.status)) {
      return { kind: "missing" };
    }
    if (error instanceof ApiError && endsSession(error)) return { kind: "failed" };
    if (!signal.aborted) {
      toast({
        title: say("Error"),
        description: say("Could not load order details."),
        destructive: true,
      });
    }
    return { kind: "failed" };
  }
}
