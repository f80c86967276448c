"use client";

import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import type { TrackingRequest } from "@/lib/orders/admin-schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { TrackingForm } from "./tracking-form";

interface TrackingDialogProps {
  order: OrderAnswer;
  onClose: () => void;
  /** Done once the page shows it. */
  onChanged: (order: OrderAnswer) => Promise<unknown>;
  /** Somebody else was quicker: what is shown here is old. */
  onRefused: () => void;
}

/** Other tracking details for an order that is on its way. */
export function TrackingDialog({ order, onClose, onChanged, onRefused }: TrackingDialogProps) {
  async function save(tracking: TrackingRequest | null) {
    const params = { id: order._id };
    try {
      await onChanged(await call("PATCH /admin/orders/{id}", { params, body: { tracking } }));
    } catch (error) {
      onRefused();
      throw error;
    }
    toast({
      title: "Tracking Updated",
      description: `The tracking details of ${order.orderId} are saved.`,
    });
    onClose();
  }

  return (
    <TrackingForm
      title="Tracking details"
      description="If you change them, the customer gets the new details by email."
      tracking={order.tracking}
      submit="Save tracking"
      onSubmit={save}
      onClose={onClose}
    />
  );
}
