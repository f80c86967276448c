import { ExternalLink } from "lucide-react";
import { Fact } from "@/components/order/fact";
import { dayText } from "@/components/order/order-dates";
import { Button } from "@/components/ui/button";
import type { Order } from "@/lib/orders/schemas";
import { estimatedDelivery } from "@/lib/orders/status";
import { HistoryList } from "./status-history";

/** Where the order is: with which carrier once it is shipped, and how it got there. */
export function TrackOrder({ order }: { order: Order }) {
  return (
    <div className="space-y-5">
      <Whereabouts order={order} />
      <div>
        <h3 className="mb-3 text-sm font-semibold">Status history</h3>
        <HistoryList history={order.history} />
      </div>
    </div>
  );
}

function Whereabouts({ order: { tracking, status, createdAt } }: { order: Order }) {
  if (tracking) return <Parcel {...tracking} />;
  if (status === "Cancelled") return <p>This order was cancelled. Nothing is on its way.</p>;
  if (status === "Delivered") return <p>This order has been delivered.</p>;
  if (status === "Shipped") {
    return <p>This order is on its way. The carrier has not given us a number to follow.</p>;
  }
  return (
    <p>
      Not shipped yet. The tracking details arrive by mail once it is. Estimated delivery:{" "}
      {dayText(estimatedDelivery(new Date(createdAt)))}.
    </p>
  );
}

function Parcel({ carrier, number, url }: { carrier: string; number: string; url: string }) {
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name="Carrier">{carrier}</Fact>
        <Fact name="Tracking Number">
          <span className="font-semibold tabular">{number}</span>
        </Fact>
      </dl>
      {url && (
        <Button asChild variant="outline">
          <a href={url} target="_blank" rel="noreferrer">
            Follow the parcel <ExternalLink aria-hidden />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Button>
      )}
    </>
  );
}
