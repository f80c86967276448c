import { Notice } from "@/components/ui/notice";
import { call } from "@/lib/client/api";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { EndingDialog } from "./ending-dialog";
import type { OpenDialogProps } from "./refund-dialog";

/** Cancels an order that is not shipped. Once production has begun it asks whether to restock. */
export function CancelDialog({ actions, ...props }: OpenDialogProps) {
  const { _id: id, orderId } = props.order;
  return (
    <EndingDialog
      {...props}
      title="Cancel this order?"
      meaning="It will not be made or sent."
      asksStock={actions.cancel?.asksRestock ?? false}
      end={({ stock, ...body }, asksStock) => {
        // Sends `restock` only if it was asked; if production has begun meanwhile, the server asks.
        const choice = asksStock || stock !== "back" ? { restock: stock === "back" } : {};
        const cancel = { params: { id }, body: { ...body, ...choice } };
        return call("POST /admin/orders/{id}/cancel", cancel);
      }}
      ended={{ title: "Order Cancelled", description: `${orderId} will not be made or sent.` }}
      failure={{
        title: "Order Not Cancelled",
        text: "The order could not be cancelled. Please try again.",
      }}
      submit="Cancel Order"
      busyLabel="Cancelling"
    >
      <Consequences actions={actions} />
    </EndingDialog>
  );
}

function Consequences({ actions: { invoice, refundable } }: Pick<OpenDialogProps, "actions">) {
  const paid = formatRupees(toPaise(refundable.most));
  if (!invoice && refundable.most === 0) return null;
  return (
    <Notice>
      {invoice && <p>Invoice {invoice} is taken back by a credit note.</p>}
      {refundable.most > 0 && (
        <p>{paid} was received and is then to be refunded. Refund it from this page.</p>
      )}
    </Notice>
  );
}
