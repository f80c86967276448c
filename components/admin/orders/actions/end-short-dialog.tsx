import { Notice } from "@/components/ui/notice";
import { call } from "@/lib/client/api";
import { quantityWords } from "@/lib/orders/line-text";
import { EndingDialog } from "./ending-dialog";
import type { OpenDialogProps } from "./refund-dialog";

/** Ends a partly dispatched order: the rest is never sent. */
export function EndShortDialog({ actions, ...props }: OpenDialogProps) {
  const { _id: id, orderId } = props.order;
  return (
    <EndingDialog
      {...props}
      title="End this order short?"
      meaning="What has not left is never sent, and the order comes to what left."
      asksStock
      end={(body) => call("POST /admin/orders/{id}/end-short", { params: { id }, body })}
      ended={{ title: "Order Ended", description: `The rest of ${orderId} will not be sent.` }}
      failure={{
        title: "Order Not Ended",
        text: "The order could not be ended. Please try again.",
      }}
      submit="End Order"
      busyLabel="Ending"
    >
      <Notice>
        <p>This will not be sent:</p>
        <ul className="list-disc pl-5">
          {actions.dispatchable.map(({ line, name, unit, quantity, dispatched }) => (
            <li key={line}>
              {quantityWords(quantity - dispatched, unit)} of {name}
            </li>
          ))}
        </ul>
        <p>What was paid beyond what left can then be refunded from this page.</p>
      </Notice>
    </EndingDialog>
  );
}
