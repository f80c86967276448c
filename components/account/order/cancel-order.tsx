"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { callApi } from "@/lib/client/api";
import type { Order } from "@/lib/orders/schemas";
import { ConfirmDialog } from "../confirm-dialog";
import { useAction } from "../use-action";

interface CancelOrderProps {
  order: Order;
  onChanged: (order: Order) => void;
  /** Looks at the order again: its production may have begun meanwhile. */
  reload: () => void;
}

/** Only before production begins (policy text); the server decides when that is. */
export function CancelOrder({ order, onChanged, reload }: CancelOrderProps) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction({
    title: "Order Not Cancelled",
    text: "The order could not be cancelled. Please try again.",
  });

  async function cancel() {
    try {
      const params = { id: order._id };
      onChanged(await callApi<"cancelOrder">({ call: "POST /orders/{id}/cancel", params }));
      toast({ title: "Order Cancelled", description: "Nothing of it will be produced." });
    } catch (error) {
      reload();
      throw error;
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        className="text-destructive sm:ml-auto"
        onClick={() => setAsking(true)}
      >
        Cancel Order
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel this order?"
        confirm="Cancel Order"
        keep="Keep Order"
        busy={busy}
        onConfirm={() => void run(cancel)}
      >
        <p>
          Order {order.orderId} will not be produced, and its goods go back on sale. This cannot be
          undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
