import { CalendarCheck, FileDown, PackageCheck, Truck } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { FileLink } from "@/components/shared/call/file-link";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { DispatchList } from "@/components/domain/order/dispatches-card";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { apiAddress } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { nameDispatches, type NamedDispatch } from "@/lib/orders/view/goods";
import { useMay } from "@/lib/client/use-role";
import { takeBackSchema } from "@/lib/fulfilment/dispatches/schemas";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { DeliveredDialog } from "./delivered-dialog";
import { DispatchFileButtons } from "./dispatch-file-buttons";
import { PortalBill, useProvider } from "./portal-bill";
import { TransportDialog } from "./transport-dialog";
import { emailText } from "../email-text";

interface DispatchesCardProps {
  order: OrderAnswer;
  renew: () => Promise<void>;
}

export function DispatchesCard({ order, renew }: DispatchesCardProps) {
  const [billed, setBilled] = useState<NamedDispatch | null>(null);
  const [takenBack, setTakenBack] = useState<NamedDispatch | null>(null);
  const mayIssue = useMay("documents.issue");
  const mayWrite = useMay("orders.write.all");
  const dispatches = nameDispatches(order);
  const [moved, setMoved] = useState<NamedDispatch | null>(null);
  const [arrived, setArrived] = useState<NamedDispatch | null>(null);
  const mayMove = mayWrite && order.placeOfSupply !== undefined;
  const hasProvider = useProvider(order._id, mayMove && mayIssue && dispatches.length > 0);
  if (dispatches.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">Dispatches</h2>
      <DispatchList
        dispatches={dispatches}
        documentsOf={(dispatch) => (
          <>
            <Slip order={order} dispatch={dispatch} />
            {dispatch.invoice && (
              <Button asChild variant="outline" size="sm">
                <FileLink href={dispatch.invoice.url}>
                  <FileDown aria-hidden /> Invoice {dispatch.invoice.number}
                </FileLink>
              </Button>
            )}
            <DispatchFileButtons
              order={order}
              dispatch={dispatch}
              mayWrite={mayWrite}
              renew={renew}
            />
            {mayMove && (
              <Button variant="outline" size="sm" onClick={() => setMoved(dispatch)}>
                <Truck aria-hidden /> {transportText(dispatch)}
              </Button>
            )}
            {hasProvider && <PortalBill order={order} dispatch={dispatch} renew={renew} />}
            {mayWrite && (
              <Button variant="outline" size="sm" onClick={() => setArrived(dispatch)}>
                <CalendarCheck aria-hidden /> {dispatch.deliveredAt ? "Change arrival" : "Arrived"}
              </Button>
            )}
            {!dispatch.invoice && mayWrite && order.status !== "Delivered" && (
              <Button variant="ghost" size="sm" onClick={() => setTakenBack(dispatch)}>
                Take back
              </Button>
            )}
            {!dispatch.invoice && mayIssue && !order.replaces && (
              <Button variant="outline" size="sm" onClick={() => setBilled(dispatch)}>
                Issue Invoice
              </Button>
            )}
          </>
        )}
      />
      {moved && (
        <TransportDialog
          order={order}
          dispatch={moved}
          renew={renew}
          onClose={() => setMoved(null)}
        />
      )}
      {arrived && (
        <DeliveredDialog
          order={order}
          dispatch={arrived}
          renew={renew}
          onClose={() => setArrived(null)}
        />
      )}
      {takenBack && (
        <TakeBackDialog
          order={order}
          dispatch={takenBack}
          renew={renew}
          onClose={() => setTakenBack(null)}
        />
      )}
      {billed && (
        <IssueInvoice
          order={order}
          dispatch={billed}
          renew={renew}
          onClose={() => setBilled(null)}
        />
      )}
    </Card>
  );
}

const transportText = ({ ewayBill, vehicle }: NamedDispatch) =>
  vehicle ?? (ewayBill ? "Vehicle" : "E-way bill and vehicle");

interface OfDispatch {
  order: OrderAnswer;
  dispatch: NamedDispatch;
}

const toParams = ({ order, dispatch }: OfDispatch) => ({ id: order._id, dispatch: dispatch._id });

function Slip(props: OfDispatch) {
  const { challan } = props.dispatch;
  const params = toParams(props);
  const href = apiAddress("GET /admin/orders/{id}/dispatches/{dispatch}/packing-slip", { params });
  return (
    <Button asChild variant="outline" size="sm">
      <FileLink href={href}>
        <PackageCheck aria-hidden />{" "}
        {challan ? `Delivery challan ${challan.number}` : "Packing slip"}
      </FileLink>
    </Button>
  );
}

function TakeBackDialog({
  renew,
  onClose,
  ...props
}: OfDispatch & { renew: () => Promise<void>; onClose: () => void }) {
  const form = useZodForm(takeBackSchema, { reason: "" });
  async function takeBack(body: { reason: string }) {
    const path = "POST /admin/orders/{id}/dispatches/{dispatch}/take-back";
    await call(path, { params: toParams(props), body });
    await renew();
    return { title: "Dispatch Taken Back", description: "Its goods have not left." };
  }
  return (
    <CallDialog
      title="Take this dispatch back?"
      description={`For one that was recorded by mistake: ${props.dispatch.items.join(", ")} then have not left. ${emailText(props.order)}`}
      form={form}
      failure={{
        title: "Not Taken Back",
        text: "The dispatch could not be taken back. Please try again.",
      }}
      save={takeBack}
      onClose={onClose}
      submit="Take Back"
    >
      <TextareaField name="reason" label="Reason" required rows={2} hint="Only staff read it." />
    </CallDialog>
  );
}

function IssueInvoice({
  renew,
  onClose,
  ...props
}: OfDispatch & { renew: () => Promise<void>; onClose: () => void }) {
  async function issue() {
    const path = "POST /admin/orders/{id}/dispatches/{dispatch}/invoice";
    const { number } = await call(path, { params: toParams(props) });
    await renew();
    return { title: "Invoice Issued", description: `${number} of order ${props.order.orderId}.` };
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title="Issue the invoice of this dispatch?"
      confirm="Issue Invoice"
      keep="Not Yet"
      tone="default"
      failure={{
        title: "Invoice Not Issued",
        text: "The invoice could not be issued. Please try again.",
      }}
      action={issue}
    >
      It bills {props.dispatch.items.join(", ")} and cannot be changed afterwards. A mistake on it
      can only be corrected by a credit note.
    </ConfirmAction>
  );
}
