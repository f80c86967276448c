"use client";

import { useState } from "react";
import { useWords } from "#words";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import { cn } from "@/lib/base/cn";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface CancelOrderProps {
  order: OrderAnswer;
  /** Gives a guest access to the order; a customer is identified by the session. */
  orderKey?: string;
  onChanged: (order: OrderAnswer) => void;
  /** Loads the order again: its production may have started in the meantime. */
  reload: () => void;
  className?: string;
}

/**
 * Cancellation by the customer is possible only before production begins (policy text); the server decides when
 * that is.
 */
export function CancelOrder({ order, orderKey, onChanged, reload, className }: CancelOrderProps) {
  const say = useWords();
  const [asking, setAsking] = useState(false);

  async function cancel() {
    try {
      const cancelled = await call("POST /orders/{id}/cancel", {
        params: { id: order._id },
        ...(orderKey === undefined ? {} : { query: { key: orderKey } }),
      });
      onChanged(cancelled);
      return { title: say("Order Cancelled"), description: say("It will not be produced.") };
    } catch (error) {
      setAsking(false);
      reload();
      throw error;
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        className={cn("text-destructive", className)}
        onClick={() => setAsking(true)}
      >
        {say("Cancel Order")}
      </Button>
      <ConfirmAction
        open={asking}
        onClose={() => setAsking(false)}
        title={say("Cancel this order?")}
        confirm={say("Cancel Order")}
        keep={say("Keep Order")}
        failure={{
          title: say("Order Not Cancelled"),
          text: say("The order could not be cancelled. Please try again."),
        }}
        action={cancel}
      >
        <p>
          {say("Order {number} will not be produced. This cannot be undone.", {
            number: order.orderId,
          })}
        </p>
      </ConfirmAction>
    </>
  );
}
