import { useState } from "react";
import { ConfirmAction, type Outcome } from "@/components/shared/call/confirm-action";
import { Notice } from "@/components/ui/notice";
import { counted } from "@/lib/base/text/counts";
import { ApiError } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { TrackingRequest } from "@/lib/orders/admin-schemas";
import { isAwaitingPayment } from "@/lib/orders/view/payment";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { z } from "@/lib/base/input/zod";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextareaField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { requiredText } from "@/lib/base/input/fields";
import { advanceOrder } from "./advance-order";
import { type NewStatus, STATUS_TEXT } from "./status-text";
import { toldText } from "./told-text";
import { TrackingForm } from "./tracking-form";

interface StatusDialogProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "user" | "payment">;
  status: NewStatus;
  onClose: () => void;
  /** Resolves once the page shows it. */
  onChanged: (order: OrderAnswer) => Promise<unknown>;
  /** Called when somebody else was quicker and this dialog is out of date. */
  onRefused: () => void;
}

/** Refusals to begin production that an admin may pass for a reason. */
const MAY_BE_OVERRIDDEN: ReadonlySet<string> = new Set(["proof_pending", "advance_due"]);

export function StatusDialog(props: StatusDialogProps) {
  const { order, status, onClose, onChanged, onRefused } = props;
  const words = STATUS_TEXT[status];
  const meaning = words.meaning(toldText(order));
  const question = words.question(<span className="whitespace-nowrap">{order.orderId}</span>);

  const mayOverride = useMay("proofs.write");
  const [pending, setPending] = useState<string | null>(null);

  async function change(tracking: TrackingRequest | null, override?: string): Promise<Outcome> {
    const { _id: id, orderId } = order;
    const body = { status, ...(tracking && { tracking }), ...(override && { override }) };
    try {
      await onChanged(await advanceOrder(id, body));
    } catch (error) {
      if (mayOverride && error instanceof ApiError && MAY_BE_OVERRIDDEN.has(error.code)) {
        setPending(error.message);
        return false;
      }
      onRefused();
      throw error;
    }
    return { title: "Order Updated", description: `${orderId} is now ${status}.` };
  }

  if (pending) {
    return (
      <OverrideDialog
        refusal={pending}
        onSubmit={(reason) => change(null, reason)}
        onClose={onClose}
      />
    );
  }
  if (status === "Shipped") {
    return (
      <TrackingForm
        title={question}
        description={meaning}
        tracking={null}
        submit={words.action}
        without="Ship without tracking"
        onSubmit={change}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title={question}
      confirm={words.action}
      keep={status === "Cancelled" ? "Keep Order" : "Not now"}
      tone={status === "Cancelled" ? "destructive" : "default"}
      failure={{
        title: status === "Cancelled" ? "Order Not Cancelled" : "Order Not Updated",
        text: "The order could not be changed. Please try again.",
      }}
      action={() => change(null)}
    >
      <p>{meaning}</p>
      {status === "Processing" && <UnpaidNotice orders={[order]} />}
    </ConfirmAction>
  );
}

type Paid = Pick<OrderAnswer, "orderId" | "payment">;

/** Warns before production of orders that should have been paid first. */
export function UnpaidNotice({ orders }: { orders: readonly Paid[] }) {
  const unpaid = orders.filter(({ payment }) => isAwaitingPayment(payment));
  const [first] = unpaid;
  if (!first) return null;
  const openPaise = unpaid.reduce((sum, { payment }) => sum + toPaise(payment.due), 0);
  return (
    <Notice className="my-3">
      {orders.length === 1 ? (
        <p>
          <strong>This order is not paid yet.</strong> {formatRupees(openPaise)} is still to come.
          Start production all the same?
        </p>
      ) : (
        <p>
          <strong>
            {counted(unpaid.length, "order")} {unpaid.length === 1 ? "is" : "are"} not paid yet
          </strong>{" "}
          ({unpaid.map(({ orderId }) => orderId).join(", ")}). {formatRupees(openPaise)} is still to
          come. Start production all the same?
        </p>
      )}
    </Notice>
  );
}

interface OverrideDialogProps {
  /** What is missing, as the refusal said it. */
  refusal: string;
  onSubmit: (reason: string) => Promise<Outcome>;
  onClose: () => void;
}

const overrideSchema = z.object({ override: requiredText("Reason", 500) });

/** Lets an order begin although a proof is not approved or the advance not paid, with a reason that is kept. */
function OverrideDialog({ refusal, onSubmit, onClose }: OverrideDialogProps) {
  const form = useZodForm(overrideSchema, { override: "" });
  return (
    <CallDialog
      title="Start production all the same?"
      description={refusal}
      submit="Start All the Same"
      busyLabel="Starting"
      tone="destructive"
      form={form}
      failure={{
        title: "Order Not Updated",
        text: "The order could not be changed. Please try again.",
      }}
      save={({ override }) => onSubmit(override)}
      onClose={onClose}
    >
      <TextareaField
        name="override"
        label="Reason"
        hint="Kept in the audit log with your name."
        required
        rows={2}
      />
    </CallDialog>
  );
}
