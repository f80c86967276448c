"use client";

import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import type { ShownDispatch } from "@/lib/client/checkout/shown-goods";
import { transportRequestSchema, type TransportRequest } from "@/lib/fulfilment/dispatches/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";

/** As typed: an empty distance is none. */
const formSchema = transportRequestSchema.extend({
  distance: z
    .string()
    .trim()
    .transform((typed): number | null | undefined => (typed === "" ? null : Number(typed)))
    .pipe(transportRequestSchema.shape.distance),
});

interface TransportDialogProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  dispatch: ShownDispatch;
  renew: () => Promise<void>;
  onClose: () => void;
}

/** Vehicle, distance and transporter of a dispatch, which its e-way bill names. */
export function TransportDialog({ order, dispatch, renew, onClose }: TransportDialogProps) {
  const { transport } = dispatch;
  const form = useZodForm(formSchema, {
    vehicle: transport?.vehicle ?? "",
    distance: String(transport?.distance ?? ""),
    transporterId: transport?.transporterId ?? "",
    transporterName: transport?.transporterName ?? "",
  });

  async function save(body: TransportRequest) {
    await call("PUT /admin/orders/{id}/dispatches/{dispatch}/transport", {
      params: { id: order._id, dispatch: dispatch._id },
      body,
    });
    await renew();
    return {
      title: "Transport Saved",
      description: `The e-way bill of ${order.orderId} names it.`,
    };
  }

  return (
    <CallDialog
      title="How this dispatch travels"
      description="For the e-way bill. What you leave empty is filled in at the portal."
      form={form}
      failure={{
        title: "Transport Not Saved",
        text: "How the goods travel could not be saved. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit="Save Transport"
      busyLabel="Saving"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="vehicle"
          label="Vehicle number"
          placeholder="HR26AB1234"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField name="distance" label="Distance (km)" inputMode="numeric" autoComplete="off" />
        <TextField
          name="transporterId"
          label="Transporter ID"
          hint="Their GSTIN or TRANSIN"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField name="transporterName" label="Transporter name" autoComplete="off" />
      </div>
    </CallDialog>
  );
}
