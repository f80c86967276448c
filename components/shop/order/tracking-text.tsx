import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { STATUS_TEXT } from "@/lib/orders/status-text";

/** Carrier, number and tracking link of the order's parcel. */
export function TrackingText({ order: { status, tracking } }: { order: ShownOrder }) {
  if (!tracking) return STATUS_TEXT[status].whereabouts;
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
