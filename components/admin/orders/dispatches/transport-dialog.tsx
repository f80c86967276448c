import { CallDialog } from "@/components/shared/form/call-dialog";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import type { NamedDispatch } from "@/lib/orders/view/goods";
import { readDecimal } from "@/lib/base/tables/read-number";
import { transportRequestSchema, type TransportRequest } from "@/lib/fulfilment/dispatches/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { type FieldDefinition, Fields } from "../../shared/fields";

/** As typed: an empty distance is none. */
const formSchema = transportRequestSchema.extend({
  distance: z
    .string()
    .trim()
    .transform((typed): number | null | undefined =>
      typed === "" ? null : (readDecimal(typed).value ?? NaN),
    )
    .pipe(transportRequestSchema.shape.distance),
});

const CODE = { autoCapitalize: "characters", spellCheck: false } as const;

const FIELDS: readonly FieldDefinition[] = [
  { name: "vehicle", label: "Vehicle number", placeholder: "HR26AB1234", ...CODE },
  { name: "distance", label: "Distance (km)", inputMode: "numeric" },
  { name: "transporterId", label: "Transporter ID", hint: "Their GSTIN or TRANSIN", ...CODE },
  { name: "transporterName", label: "Transporter name" },
];

interface TransportDialogProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  dispatch: NamedDispatch;
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
    >
      <Fields of={FIELDS} />
    </CallDialog>
  );
}
