import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/components/shared/call/confirm-dialog";
import { useAction } from "@/components/shared/call/use-action";
import { toast } from "@/components/ui/toast/toast";
import { counted } from "@/lib/base/text/counts";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type {
  ListedOrder,
  OrderOutcome,
  TrackingRequest,
  UpdateOrdersRequest,
} from "@/lib/orders/admin-schemas";
import { mayFollow } from "@/lib/orders/status";
import { BulkReport } from "./bulk-report";
import { BulkShippingForm } from "./bulk-shipping-form";
import { findStopped, StoppedOrders, type Override } from "./stopped-orders";
import { type NewStatus, STATUS_TEXT } from "./status-text";
import { UnpaidNotice } from "./status-dialog";
import { NOTIFIED } from "./email-text";

interface BulkDialogProps {
  orders: readonly ListedOrder[];
  status: NewStatus;
  onClose: () => void;
  /**
   * Called after the status changes were sent, some of which may have been refused; resolves once the list shows
   * them.
   */
  onDone: () => Promise<void>;
}

export function BulkDialog({ orders, status, onClose, onDone }: BulkDialogProps) {
  const [outcomes, setOutcomes] = useState<OrderOutcome[] | null>(null);
  const [tracking, setTracking] = useState<Record<string, TrackingRequest>>();
  const mayOverride = useMay("proofs.write");
  const { busy, run } = useAction({
    title: "Orders Not Updated",
    text: "The orders could not be changed. Please try again.",
  });
  const takers = orders.filter((order) => mayFollow(order.status, status));

  async function change({ ids, ...more }: Change) {
    const answer = await call("POST /admin/orders/status", { body: { ids, status, ...more } });
    await onDone();
    if (!answer.every(({ ok }) => ok)) {
      setOutcomes(answer);
      return;
    }
    const verb = answer.length === 1 ? "is" : "are";
    onClose();
    toast({
      title: "Orders Updated",
      description: `${counted(answer.length, "order")} ${verb} now ${status}.`,
    });
  }

  const changeAll = (given?: Record<string, TrackingRequest>) => {
    setTracking(given);
    const ids = takers.map(({ _id }) => _id);
    return run(() => change({ ids, ...(given && { tracking: given }) }));
  };

  const passGates = (overrides: Record<string, Override>) => {
    const ids = Object.keys(overrides);
    const sent = Object.entries(tracking ?? {}).filter(([id]) => ids.includes(id));
    return run(() =>
      change({ ids, overrides, ...(sent.length > 0 && { tracking: Object.fromEntries(sent) }) }),
    );
  };

  if (outcomes) {
    const held = mayOverride ? findStopped(takers, outcomes) : [];
    return held.length > 0 ? (
      <StoppedOrders
        key={held.map(({ id }) => id).join()}
        {...{ held, outcomes, status, onClose }}
        onSubmit={passGates}
      />
    ) : (
      <BulkReport outcomes={outcomes} status={status} onClose={onClose} />
    );
  }
  const words = STATUS_TEXT[status];
  const meaning = words.meaning(describeOutcome(takers));
  const question = words.question(counted(takers.length, "order"));
  const unfit = <Unfit chosen={orders.length} unfit={orders.length - takers.length} />;
  if (status === "Shipped") {
    return (
      <BulkShippingForm
        title={question}
        description={meaning}
        orders={takers}
        submit={words.action}
        onSubmit={changeAll}
        onClose={onClose}
      >
        {unfit}
      </BulkShippingForm>
    );
  }
  const isCancelling = status === "Cancelled";
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={question}
      confirm={isCancelling ? "Cancel Orders" : words.action}
      keep={isCancelling ? "Keep Orders" : "Not now"}
      tone={isCancelling ? "destructive" : "default"}
      busy={busy}
      onConfirm={() => void changeAll()}
    >
      <p>{meaning}</p>
      {unfit}
      {status === "Processing" && <UnpaidNotice orders={takers} />}
    </ConfirmDialog>
  );
}

type Change = Pick<UpdateOrdersRequest, "ids" | "tracking" | "overrides">;

function describeOutcome(orders: readonly ListedOrder[]): string {
  const unmailed = orders.filter(({ user }) => user.email === null).length;
  if (unmailed === 0) return NOTIFIED;
  return `Customers are notified by email. ${counted(unmailed, "order")} without an email: please tell those customers yourself.`;
}

/** Orders that cannot take the step; no request is sent for them. */
function Unfit({ chosen, unfit }: { chosen: number; unfit: number }): ReactNode {
  if (unfit === 0) return null;
  return (
    <p className="my-3">
      {unfit} of the {chosen} selected orders cannot take this step and{" "}
      {unfit === 1 ? "stays as it is" : "stay as they are"}.
    </p>
  );
}
