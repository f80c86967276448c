import { useWords } from "#words";
import type { ShownOrder } from "@/lib/client/checkout/shown-order";

/** Carrier, number and tracking link of the order's parcel. */
export function TrackingText({ order: { words, tracking } }: { order: ShownOrder }) {
  const say = useWords();
  if (!tracking) return say(words.whereabouts);
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
