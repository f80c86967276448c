import { useWords } from "#words";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { getStatusText } from "@/lib/orders/status-text";

/** Carrier, number and tracking link of the order's parcel. */
export function TrackingText({ order }: { order: OrderAnswer }) {
  const say = useWords();
  const { tracking } = order;
  if (!tracking) return say(getStatusText(order).whereabouts);
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
