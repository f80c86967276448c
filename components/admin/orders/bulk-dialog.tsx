"use client";

import { CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/account/confirm-dialog";
import { useAction } from "@/components/account/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { callApi } from "@/lib/client/api";
import type { ListedOrder, OrderOutcome } from "@/lib/orders/admin-schemas";
import { mayFollow } from "@/lib/orders/status";
import { orderCount, STATUS_WORDS, type NewStatus } from "./status-words";

interface BulkDialogProps {
  orders: readonly ListedOrder[];
  status: NewStatus;
  onClose: () => void;
  /** The orders have been asked for their new status; some may have refused it. */
  onDone: () => void;
}

/** Asks before many orders get a status, and reports of each that refused it. */
export function BulkDialog({ orders, status, onClose, onDone }: BulkDialogProps) {
  const [outcomes, setOutcomes] = useState<OrderOutcome[] | null>(null);
  const { busy, run } = useAction({
    title: "Orders Not Updated",
    text: "The orders could not be changed. Please try again.",
  });

  async function change() {
    const body = { ids: orders.map(({ _id }) => _id), status };
    const answer = await callApi<"updateOrders">({ call: "POST /admin/orders/status", body });
    onDone();
    if (!answer.every(({ ok }) => ok)) {
      setOutcomes(answer);
      return;
    }
    const verb = answer.length === 1 ? "is" : "are";
    toast({
      title: "Orders Updated",
      description: `${orderCount(answer.length)} ${verb} now ${status}.`,
    });
    onClose();
  }

  if (outcomes) return <BulkReport outcomes={outcomes} status={status} onClose={onClose} />;
  const words = STATUS_WORDS[status];
  const unfit = orders.filter((order) => !mayFollow(order.status, status)).length;
  const isCancelling = status === "Cancelled";
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.question(orderCount(orders.length - unfit))}
      confirm={isCancelling ? "Cancel Orders" : words.action}
      keep={isCancelling ? "Keep Orders" : "Not now"}
      tone={isCancelling ? "destructive" : "primary"}
      busy={busy}
      onConfirm={() => void run(change)}
    >
      <p>{words.meaning}</p>
      {unfit > 0 && (
        <p className="mt-3">
          {unfit} of the {orders.length} selected orders cannot take this step and{" "}
          {unfit === 1 ? "stays as it is" : "stay as they are"}.
        </p>
      )}
    </ConfirmDialog>
  );
}

interface BulkReportProps extends Pick<BulkDialogProps, "status" | "onClose"> {
  outcomes: readonly OrderOutcome[];
}

function BulkReport({ outcomes, status, onClose }: BulkReportProps) {
  const refused = outcomes.filter(({ ok }) => !ok);
  const done = outcomes.length - refused.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={done === 0 ? "No order was changed" : "Not all orders were changed"}
      footer={
        <Button className="ml-auto" onClick={onClose}>
          Close
        </Button>
      }
    >
      {done > 0 && (
        <p className="mb-3 flex gap-2.5">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          {orderCount(done)} {done === 1 ? "is" : "are"} now {status}.
        </p>
      )}
      <ul className="space-y-3">
        {refused.map(({ orderId, message }) => (
          <li key={orderId} className="flex gap-2.5">
            <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
            <span>
              <strong className="tabular">{orderId}</strong>: {message}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
