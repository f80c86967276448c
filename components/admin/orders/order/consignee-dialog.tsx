import { CallDialog } from "@/components/shared/form/call-dialog";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { readWhole } from "@/lib/base/tables/read-number";
import { call } from "@/lib/client/api";
import {
  nameConsigneeSchema,
  type NameConsigneeRequest,
  type PortalsAnswer,
} from "@/lib/documents/portal-files/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { type FieldDefinition, Fields } from "../../shared/fields";

/** Form values: an empty distance is omitted. */
const formSchema = z.object({
  consignee: nameConsigneeSchema.shape.consignee,
  distance: z
    .string()
    .trim()
    .transform((typed): number | null | undefined =>
      typed === "" ? null : (readWhole(typed, { units: { km: 0, kms: 0 } }).value ?? NaN),
    )
    .pipe(nameConsigneeSchema.shape.distance),
});

const FIELDS: readonly FieldDefinition[] = [
  {
    name: "consignee",
    label: "GSTIN where the goods go",
    autoCapitalize: "characters",
    spellCheck: false,
    hint: "The buyer’s own, another GSTIN of the shipping address’s state, or URP for an unregistered business",
  },
  {
    name: "distance",
    label: "Distance (km)",
    inputMode: "numeric",
    hint: "Empty: the portal computes it, but not within one PIN code",
  },
];

interface ConsigneeDialogProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  portals: PortalsAnswer;
  onSaved: (answer: PortalsAnswer) => void;
  onClose: () => void;
}

/** The consignee and the distance: the portals require both, and no document prints them. */
export function ConsigneeDialog({ order, portals, onSaved, onClose }: ConsigneeDialogProps) {
  const form = useZodForm(formSchema, {
    consignee: portals.consignee ?? "",
    distance: String(portals.distance ?? ""),
  });

  async function save(body: NameConsigneeRequest) {
    const params = { id: order._id };
    onSaved(await call("PATCH /admin/orders/{id}/portals", { params, body }));
    return {
      title: "Consignee Saved",
      description: `The portals’ files of ${order.orderId} name it.`,
    };
  }

  return (
    <CallDialog
      title="Consignee and distance"
      description="For e-invoice and e-way bill alone: neither is printed on the invoice, so both can follow it. The vehicle is kept with the dispatch."
      form={form}
      failure={{
        title: "Consignee Not Saved",
        text: "What you typed is still here. Please try again.",
      }}
      save={save}
      onClose={onClose}
      submit="Save"
    >
      <Fields of={FIELDS} className="grid gap-y-5" />
    </CallDialog>
  );
}
