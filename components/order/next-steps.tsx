import { dayText } from "@/components/format/dates";
import { Card } from "@/components/ui/card";
import type { ShownOrder } from "@/lib/checkout/shown-order";
import { deliveryText } from "@/lib/orders/delivery-date";
import { awaitedDispatch } from "@/lib/orders/awaited-dispatch";
import { nextStepText } from "@/lib/payment-methods/method-texts";
import { STATUS_TEXT } from "@/lib/orders/status-text";

/** What happens from here on, in the order in which it happens. */
export function NextSteps({ order }: { order: ShownOrder }) {
  const dispatch = awaitedDispatch(order);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">What&rsquo;s Next?</h2>
      <ol className="list-decimal space-y-2 pl-5 text-[0.9375rem] marker:text-muted-foreground">
        <li>
          A confirmation email was sent to <span className="break-words">{order.email}</span>. Its
          link opens this order.
        </li>
        {order.status === "Pending" && (
          <li>{nextStepText(order.payment.method, order.payment.isPaid)}</li>
        )}
        <li>
          <Parcel order={order} />
        </li>
        {dispatch && <li>Expected dispatch: by {dayText(new Date(dispatch))}.</li>}
        {order.status !== "Delivered" && (
          <li>
            Estimated delivery: {deliveryText({ ...order, createdAt: order.placedAt }, dayText)}.
          </li>
        )}
      </ol>
    </Card>
  );
}

function Parcel({ order: { status, tracking } }: { order: ShownOrder }) {
  if (status === "Delivered") {
    return `${STATUS_TEXT.Delivered.whereabouts} ${STATUS_TEXT.Delivered.meaning}`;
  }
  if (!tracking) return "We email you the tracking details once it ships.";
  return (
    <>
      Shipped with {tracking.carrier}, tracking number {tracking.number}.{" "}
      {tracking.url && (
        <a className="text-link" href={tracking.url} rel="noreferrer" target="_blank">
          Track the parcel
        </a>
      )}
    </>
  );
}
