import { useState } from "react";
import { useTranslate } from "#words";
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
  /** Loads the order again: its production may have started meanwhile. */
  reload: () => void;
  className?: string;
}

/**
 * Cancellation by the customer is possible only before production begins (policy text); the server decides when
 * that is.
 */
export function CancelOrder({ order, orderKey, onChanged, reload, className }: CancelOrderProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);

  async function cancel() {
    try {
      const cancelled = await call("POST /orders/{id}/cancel", {
        params: { id: order._id },
        ...(orderKey === undefined ? {} : { query: { key: orderKey } }),
      });
      onChanged(cancelled);
      return { title: t("Order Cancelled"), description: t("It will not be produced.") };
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
        {t("Cancel Order")}
      </Button>
      <ConfirmAction
        open={asking}
        onClose={() => setAsking(false)}
        title={t("Cancel this order?")}
        confirm={t("Cancel Order")}
        keep={t("Keep Order")}
        failure={{
          title: t("Order Not Cancelled"),
          text: t("The order could not be cancelled. Please try again."),
        }}
        action={cancel}
      >
        <p>
          {t("Order {number} will not be produced. This cannot be undone.", {
            number: order.orderId,
          })}
        </p>
      </ConfirmAction>
    </>
  );
}
