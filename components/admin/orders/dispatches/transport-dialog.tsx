import { CallDialog } from "@/components/shared/form/call-dialog";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import type { NamedDispatch } from "@/lib/orders/view/goods";
import { readDecimal } from "@/lib/base/tables/read-number";
import { dispatchChangeSchema, type DispatchChange } from "@/lib/fulfilment/dispatches/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { type FieldDefinition, Fields } from "../../shared/fields";

/** Form values: an empty distance is omitted, and so is an e-way bill without number and day. */
const formSchema = dispatchChangeSchema.omit({ deliveredAt: true }).extend({
  ewayBill: z
    .object({ number: z.string(), validUntil: z.string() })
    .transform((bill) => (bill.number.trim() === "" && bill.validUntil === "" ? null : bill))
    .pipe(dispatchChangeSchema.shape.ewayBill.unwrap()),
  distance: z
    .string()
    .trim()
    .transform((typed): number | null => (typed === "" ? null : (readDecimal(typed).value ?? NaN)))
    .pipe(dispatchChangeSchema.shape.distance.unwrap()),
});

const CODE = { autoCapitalize: "characters", spellCheck: false } as const;

const FIELDS: readonly FieldDefinition[] = [
  { name: "ewayBill.number", label: "E-way bill number", inputMode: "numeric", hint: "12 digits" },
  { name: "ewayBill.validUntil", label: "Valid until", type: "date" },
  { name: "vehicle", label: "Vehicle number", placeholder: "HR26AB1234", ...CODE },
  { name: "distance", label: "Distance (km)", inputMode: "numeric" },
  { name: "transporterId", label: "Transporter ID", hint: "Their GSTIN or TRANSIN", ...CODE },
  { name: "transporter", label: "Transporter name" },
];

interface TransportDialogProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  dispatch: NamedDispatch;
  renew: () => Promise<void>;
  onClose: () => void;
}

/** E-way bill, vehicle, distance and transporter of a dispatch. */
export function TransportDialog({ order, dispatch, renew, onClose }: TransportDialogProps) {
  const { ewayBill, vehicle, distance, transporterId, transporter } = dispatch;
  const form = useZodForm(formSchema, {
    ewayBill: ewayBill ?? { number: "", validUntil: "" },
    vehicle: vehicle ?? "",
    distance: String(distance ?? ""),
    transporterId: transporterId ?? "",
    transporter: transporter ?? "",
  });

  async function save(body: DispatchChange) {
    await call("PATCH /admin/orders/{id}/dispatches/{dispatch}", {
      params: { id: order._id, dispatch: dispatch._id },
      body,
    });
    await renew();
    return {
      title: "Transport Saved",
      description: `Slip and challan of ${order.orderId} name it.`,
    };
  }

  return (
    <CallDialog
      title="How this dispatch travels"
      description="For the e-way bill’s file, and printed on packing slip and challan. What you leave empty is filled in at the portal."
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
