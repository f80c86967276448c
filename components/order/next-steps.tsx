import { Card } from "@/components/ui/card";
import type { ShownOrder } from "@/lib/checkout/shown-order";
import { estimatedDelivery } from "@/lib/orders/status";
import { dayText } from "./order-dates";

/** What happens from here on, in the order in which it happens. */
export function NextSteps({ order }: { order: ShownOrder }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">What&rsquo;s Next?</h2>
      <ol className="list-decimal space-y-2 pl-5 text-[0.9375rem] marker:text-muted-foreground">
        <li>
          A confirmation goes to <span className="break-words">{order.email}</span>. Its link opens
          this order at any time.
        </li>
        <li>We arrange the payment with you and start production.</li>
        <li>
          {order.tracking ? (
            <>
              It travels with {order.tracking.carrier}, number {order.tracking.number}.{" "}
              <a className="text-link" href={order.tracking.url} rel="noreferrer" target="_blank">
                Follow the parcel
              </a>
            </>
          ) : (
            "When it is shipped, you get the tracking details by mail."
          )}
        </li>
        <li>Estimated delivery: {dayText(estimatedDelivery(order.placedAt))}.</li>
      </ol>
    </Card>
  );
}
