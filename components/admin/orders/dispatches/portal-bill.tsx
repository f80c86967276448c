import { FileCheck2 } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useLoad } from "@/components/shared/call/use-load";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import {
  cancelBillSchema,
  changeVehicleSchema,
  VEHICLE_REASON_NAMES,
  type CancelBillRequest,
  type ChangeVehicleRequest,
} from "@/lib/documents/portal-files/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import type { NamedDispatch } from "@/lib/orders/view/goods";
import { CancelReasonFields, PortalDialog, toOptions } from "../actions/portal-dialog";

const load = (id: string, signal: AbortSignal) =>
  id === ""
    ? Promise.resolve(null)
    : call("GET /admin/orders/{id}/portals", { params: { id }, signal });

/** Whether a provider creates e-way bills at the portal; false until known. */
export function useProvider(orderId: string, isAsked: boolean): boolean {
  const { value } = useLoad({ load, question: isAsked ? orderId : "" });
  return value?.hasProvider ?? false;
}

interface PortalBillProps {
  order: Pick<OrderAnswer, "_id" | "orderId">;
  dispatch: NamedDispatch;
  renew: () => Promise<void>;
}

const toParams = ({ order, dispatch }: Omit<PortalBillProps, "renew">) => ({
  id: order._id,
  dispatch: dispatch._id,
});

/** The provider's actions on a dispatch's e-way bill at the portal. */
export function PortalBill(props: PortalBillProps) {
  const [open, setOpen] = useState<"make" | "vehicle" | "cancel" | null>(null);
  const { ewayBill, invoice } = props.dispatch;
  const close = () => setOpen(null);
  if (!ewayBill && !invoice) return null;
  return (
    <>
      {ewayBill ? (
        <>
          <Button variant="outline" size="sm" onClick={() => setOpen("vehicle")}>
            Change vehicle at the portal
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setOpen("cancel")}>
            Cancel e-way bill
          </Button>
        </>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setOpen("make")}>
          <FileCheck2 aria-hidden /> Make e-way bill
        </Button>
      )}
      {open === "make" && <RegisterBill {...props} onClose={close} />}
      {open === "vehicle" && <ChangeVehicle {...props} onClose={close} />}
      {open === "cancel" && <CancelBill {...props} onClose={close} />}
    </>
  );
}

type DialogProps = PortalBillProps & { onClose: () => void };

function RegisterBill({ renew, onClose, ...of }: DialogProps) {
  async function make() {
    const { number } = await call("POST /admin/orders/{id}/dispatches/{dispatch}/ewaybill", {
      params: toParams(of),
    });
    await renew();
    return { title: "E-way Bill Made", description: `${number} of order ${of.order.orderId}.` };
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title="Make the e-way bill now?"
      confirm="Make E-way Bill"
      keep="Not Yet"
      tone="default"
      failure={{
        title: "E-way Bill Not Made",
        text: "The e-way bill could not be made. Please try again.",
      }}
      action={make}
    >
      The portal makes it of the invoice, the vehicle and the distance of this dispatch. It can be
      cancelled within 24 hours.
    </ConfirmAction>
  );
}

function ChangeVehicle({ renew, onClose, ...of }: DialogProps) {
  const form = useZodForm(changeVehicleSchema, {
    vehicle: "",
    place: "",
    reason: "breakdown",
    remark: "",
  });
  async function change(body: ChangeVehicleRequest) {
    const { validUntil } = await call("PATCH /admin/orders/{id}/dispatches/{dispatch}/ewaybill", {
      params: toParams(of),
      body,
    });
    await renew();
    return {
      title: "Vehicle Changed",
      description: `The e-way bill is valid until ${validUntil}.`,
    };
  }
  return (
    <PortalDialog
      title="Change the vehicle at the portal"
      description="Slip and challan name the new vehicle as well."
      form={form}
      failed="Vehicle Not Changed"
      save={change}
      onClose={onClose}
      submit="Change Vehicle"
      busyLabel="Changing"
    >
      <TextField name="vehicle" label="Vehicle number" placeholder="HR26AB1234" required />
      <TextField name="place" label="Place" hint="Where the goods change it." required />
      <SelectField
        name="reason"
        label="Reason"
        required
        options={toOptions(VEHICLE_REASON_NAMES)}
      />
      <TextField name="remark" label="Remark" required />
    </PortalDialog>
  );
}

function CancelBill({ renew, onClose, ...of }: DialogProps) {
  const form = useZodForm(cancelBillSchema, { reason: "mistake", remark: "" });
  async function cancel(body: CancelBillRequest) {
    await call("POST /admin/orders/{id}/dispatches/{dispatch}/ewaybill/cancel", {
      params: toParams(of),
      body,
    });
    await renew();
    return { title: "E-way Bill Cancelled", description: `Of order ${of.order.orderId}.` };
  }
  return (
    <PortalDialog
      title="Cancel the e-way bill"
      tone="destructive"
      description="The portal takes it within 24 hours, and not once an officer has checked it on the road."
      form={form}
      failed="E-way Bill Not Cancelled"
      save={cancel}
      onClose={onClose}
      submit="Cancel E-way Bill"
      busyLabel="Cancelling"
    >
      <CancelReasonFields />
    </PortalDialog>
  );
}
