import { useWords } from "#words";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";
import { STATUS_TEXT } from "@/lib/orders/status-text";

/** Carrier, number and tracking link of the order's parcel. */
export function TrackingText({ order: { status, tracking } }: { order: ShownOrder }) {
  const say = useWords();
  if (!tracking) return say(STATUS_TEXT[status].whereabouts);
  return (
    <>
      {say("Shipped with {carrier}, tracking number {number}.", {
        carrier: tracking.carrier,
        number: tracking.number,
      })}{" "}
      {tracking.url && (
        <a className="text-link" href={tracking.url} rel="noreferrer" target="_blank">
          {say("Track the parcel")}
        </a>
      )}
    </>
  );
}
