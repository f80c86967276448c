import { useTranslate } from "#words";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { getStatusText } from "@/lib/orders/status-text";

/** Carrier, number and tracking link of the order's parcel. */
export function TrackingText({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  const { tracking } = order;
  if (!tracking) return t(getStatusText(order).whereabouts);
  return (
    <>
      {t("Shipped with {carrier}, tracking number {number}.", {
        carrier: tracking.carrier,
        number: tracking.number,
      })}{" "}
      {tracking.url && (
        <a className="text-link" href={tracking.url} rel="noreferrer" target="_blank">
          {t("Track the parcel")}
        </a>
      )}
    </>
  );
}
