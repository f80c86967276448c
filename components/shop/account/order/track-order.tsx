import { ExternalLink } from "lucide-react";
import { dayText } from "@/components/shared/format/dates";
import { Fact } from "@/components/shop/order/fact";
import { Button } from "@/components/ui/button";
import { deliveryText } from "@/lib/orders/delivery-date";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { OPEN_STATUSES } from "@/lib/orders/status";
import { STATUS_TEXT } from "@/lib/orders/status-text";
import { HistoryList } from "./status-history";

/** Where the order is: with which carrier once it is shipped, and how it got there. */
export function TrackOrder({ order }: { order: OrderAnswer }) {
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

function Whereabouts({ order }: { order: OrderAnswer }) {
  const { tracking, status } = order;
  const createdAt = new Date(order.createdAt);
  if (tracking) return <Parcel {...tracking} />;
  const awaited = OPEN_STATUSES.some((open) => open === status);
  return (
    <p>
      {STATUS_TEXT[status].whereabouts}
      {awaited && ` Estimated delivery: ${deliveryText({ ...order, createdAt }, dayText)}.`}
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
            Track the parcel <ExternalLink aria-hidden />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Button>
      )}
    </>
  );
}
