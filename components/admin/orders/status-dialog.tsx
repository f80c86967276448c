import { useState } from "react";
import { ConfirmAction, type Outcome } from "@/components/shared/call/confirm-action";
import { Notice } from "@/components/ui/notice";
import { counted } from "@/lib/base/text/counts";
import { useMay } from "@/lib/client/use-role";
import type { StatusChange, TrackingRequest } from "@/lib/orders/admin-schemas";
import { isAwaitingPayment } from "@/lib/orders/view/payment";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { advanceOrder } from "./advance-order";
import { OverrideDialog, readClosedGates, type ClosedGates } from "./override-dialog";
import { type NewStatus, STATUS_TEXT } from "./status-text";
import { emailText } from "./email-text";
import { TrackingForm } from "./tracking-form";

interface StatusDialogProps {
  order: Pick<OrderAnswer, "_id" | "orderId" | "user" | "payment">;
  status: NewStatus;
  onClose: () => void;
  /** Resolves once the page shows the change. */
  onChanged: (order: OrderAnswer) => Promise<unknown>;
  /** Called when another user was faster and this dialog is outdated. */
  onRefused: () => void;
}

type Passed = Pick<StatusChange, "override" | "gates">;

interface Pending {
  closed: ClosedGates;
  tracking: TrackingRequest | null;
}

export function StatusDialog(props: StatusDialogProps) {
  const { order, status, onClose, onChanged, onRefused } = props;
  const words = STATUS_TEXT[status];
  const meaning = words.meaning(emailText(order));
  const question = words.question(<span className="whitespace-nowrap">{order.orderId}</span>);

  const mayOverride = useMay("proofs.write");
  const [pending, setPending] = useState<Pending | null>(null);

  async function change(tracking: TrackingRequest | null, passed?: Passed): Promise<Outcome> {
    const { _id: id, orderId } = order;
    const body = { status, ...(tracking && { tracking }), ...passed };
    try {
      await onChanged(await advanceOrder(id, body));
    } catch (error) {
      const closed = readClosedGates(error);
      if (mayOverride && closed) {
        setPending({ closed, tracking });
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
        closed={pending.closed}
        onSubmit={(override) => change(pending.tracking, { override, gates: pending.closed.gates })}
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
